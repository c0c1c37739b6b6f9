const everyMs = 1000;
/** Where lines cannot be written over, such as in a log, only some are written. */
const everyLines = 5;

/**
 * Says how far something is, once a second, until the returned function is called; `describe` answers the text. On a terminal it is one
 * line that is written over.
 */
export function showProgress(describe) {
  const began = performance.now();
  const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`;
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K  ${describe()}, ${seconds()}`);
    else if (count % everyLines === 0) process.stdout.write(`  ${describe()}, ${seconds()}\n`);
  }, everyMs);
  return () => {
    clearInterval(timer);
    process.stdout.write(`${process.stdout.isTTY ? "\r\x1b[K" : ""}  done in ${seconds()}\n`);
  };
}
