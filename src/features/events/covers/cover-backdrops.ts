/** The position of a cover's motif, and the size of the sheet around it. */
export interface CoverSpace {
  width: number;
  height: number;
  /** The middle of the motif. */
  x: number;
  y: number;
  /** Half of the motif's size. */
  reach: number;
  /** The next number from 0 to 1 of a row that is the same for the same cover. */
  next(): number;
}

type Backdrop = (space: CoverSpace) => string;

const sun: Backdrop = ({ x, y, reach, next }) =>
  circle(x + reach * (next() - 0.5), y - reach * (0.1 + next() * 0.35), reach * (0.95 + next() * 0.25));

const hills: Backdrop = ({ width, height, next }) => {
  const [left, right] = [height * (0.55 + next() * 0.2), height * (0.55 + next() * 0.2)];
  const top = height * 0.42;
  return path(
    `M0 ${r(left)}C${r(width * 0.3)} ${r(top)} ${r(width * 0.6)} ${r(height * 0.9)} ${r(width)} ${r(right)}V${r(height)}H0z`,
  );
};

/** Waves of the blue sea, the pattern of overlapping circles. */
const seigaiha: Backdrop = ({ width, height, reach, next }) => {
  const size = r(reach * (0.6 + next() * 0.3));
  const half = size / 2;
  const scale = [half, half * 0.68, half * 0.36]
    .map((radius, ring) => `<circle r="${r(radius)}" class="${ring % 2 ? "g" : "b"}" stroke="none"/>`)
    .join("");
  const rows = [0, 1, 2, 3]
    .map((row) =>
      [-1, 0, 1]
        .map(
          (column) =>
            `<use href="#s" x="${r(half + column * size + (row % 2 ? half : 0))}" y="${r((row * half) / 2)}"/>`,
        )
        .join(""),
    )
    .join("");
  const top = r(height - reach * (0.6 + next() * 0.3));
  return `<g class="b"><defs><g id="s">${scale}</g><pattern id="p" width="${size}" height="${half}" y="${top}" patternUnits="userSpaceOnUse">${rows}</pattern></defs></g><rect y="${top}" width="${r(width)}" height="${r(height - top)}" fill="url(#p)"/>`;
};

const slope: Backdrop = ({ width, height, next }) => {
  const [from, to] = [width * (0.1 + next() * 0.3), width * (0.6 + next() * 0.3)];
  return next() < 0.5
    ? path(`M${r(from)} ${r(height)}L${r(to)} 0H${r(width)}V${r(height)}z`)
    : path(`M0 0H${r(from)}L${r(to)} ${r(height)}H0z`);
};

/** Dots of a dyed cloth, in rows that are set off by half a step. */
const dots: Backdrop = ({ width, height, reach, next }) => {
  const step = reach * (0.5 + next() * 0.15);
  const radius = r1(step * 0.24);
  const rows = Array.from({ length: Math.ceil((height / step) * 2) }, (_, row) => {
    const first = row % 2 === 0 ? 0 : step / 2;
    const columns = Array.from(
      { length: Math.ceil((width - first) / step) + 1 },
      (_, column) => first + column * step,
    );
    return columns.map((x) => `M${r(x - radius)} ${r((row * step) / 2)}h0`).join("");
  });
  return `<path class="B" style="stroke-width:${r1(radius * 2)}" d="${rows.join("")}"/>`;
};

const rings: Backdrop = ({ x, y, reach, next }) => {
  const [cx, cy] = [x + reach * (next() - 0.5) * 1.6, y + reach * (next() - 0.3)];
  return `<g class="B" stroke-width="${r(reach * 0.14)}">${[0.5, 0.85, 1.2, 1.55, 1.9, 2.25]
    .map((size) => `<circle cx="${r(cx)}" cy="${r(cy)}" r="${r(reach * size)}"/>`)
    .join("")}</g>`;
};

/** Bands of mist, as on painted screens. */
const mist: Backdrop = ({ width, height, reach, next }) => {
  const band = reach * 0.3;
  const bands = [0.12, 0.28, 0.62, 0.78].map((place, index) => {
    const length = width * (0.35 + next() * 0.3);
    const x = index % 2 ? width - length * 0.8 : -length * 0.2;
    return `<rect x="${r(x)}" y="${r(height * place)}" width="${r(length)}" height="${r(band)}" rx="${r(band / 2)}"/>`;
  });
  return `<g class="b">${bands.join("")}</g>`;
};

const stripes: Backdrop = ({ width, height, reach, next }) => {
  const step = reach * (0.3 + next() * 0.2);
  const count = Math.ceil(width / step);
  const bars = Array.from(
    { length: count },
    (_, index) => `M${r(index * step)} 0h${r(step / 2)}v${r(height)}h-${r(step / 2)}z`,
  );
  return path(bars.join(""));
};

/** The chequered pattern of stage costumes, as a band. */
const ichimatsu: Backdrop = ({ width, height, reach, next }) => {
  const side = reach * 0.3;
  const isAbove = next() < 0.4;
  const squares: string[] = [];
  for (let row = 0; row < 3; row++)
    for (let column = row % 2; column * side < width; column += 2) {
      const y = isAbove ? row * side : height - (row + 1) * side;
      squares.push(`M${r(column * side)} ${r(y)}h${r(side)}v${r(side)}h-${r(side)}z`);
    }
  return path(squares.join(""));
};

const petals: Backdrop = ({ width, height, reach, next }) => {
  const shape = `<path id="s" d="M0-10C9-8 9 4 0 12-9 4-9-8 0-10z"/>`;
  const scattered = Array.from({ length: 22 }, () => {
    const [x, y, turn] = [r(next() * width), r(next() * height), r(next() * 360)];
    return `<use href="#s" transform="translate(${x} ${y}) rotate(${turn}) scale(${r1(reach * (0.006 + next() * 0.012))})"/>`;
  });
  return `<defs>${shape}</defs><g class="b">${scattered.join("")}</g>`;
};

const arch: Backdrop = ({ height, x, y, reach }) => {
  const half = reach * 1.12;
  return path(
    `M${r(x - half)} ${r(height)}V${r(y)}a${r(half)} ${r(half)} 0 0 1 ${r(half * 2)} 0V${r(height)}z`,
  );
};

const corner: Backdrop = ({ width, height, next }) => {
  const radius = Math.min(width, height) * (0.85 + next() * 0.25);
  const isLeft = next() < 0.5;
  return circle(isLeft ? 0 : width, height, radius) + circle(isLeft ? width : 0, 0, radius * 0.42);
};

/** A low sun or moon over a level horizon, with its way on the water. */
const horizon: Backdrop = ({ width, height, x, reach, next }) => {
  const line = height * (0.6 + next() * 0.12);
  const bars = [0.1, 0.26, 0.42].map((place, index) => {
    const half = reach * (0.95 - index * 0.24);
    return `M${r(x - half)} ${r(line + reach * place)}h${r(half * 2)}v${r(reach * 0.07)}h-${r(half * 2)}z`;
  });
  const radius = r(reach * 1.05);
  return path(
    `M${r(x - radius)} ${r(line)}a${radius} ${radius} 0 0 1 ${radius * 2} 0z${bars.join("")}M0 ${r(line)}H${r(width)}v${r(reach * 0.05)}H0z`,
  );
};

/** In the order in which covers take turns. */
export const coverBackdrops: readonly Backdrop[] = [
  sun,
  hills,
  dots,
  arch,
  seigaiha,
  slope,
  mist,
  corner,
  ichimatsu,
  rings,
  petals,
  stripes,
  horizon,
];

function circle(x: number, y: number, radius: number): string {
  return `<circle class="b" cx="${r(x)}" cy="${r(y)}" r="${r(radius)}"/>`;
}

const path = (d: string) => `<path class="b" d="${d}"/>`;

const r = Math.round;
const r1 = (value: number) => Math.round(value * 10) / 10;
