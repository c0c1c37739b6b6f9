/** The drawings of the events that have pictures of their own, by their ids in sample-events.json. */
export interface SamplePicture {
  /** Written large, one character below the other. */
  word: string;
  /** Places in the lists of covers' colours and backdrops. */
  palette: number;
  backdrop: number;
  /** Purpose, place and size of each motif, in hundredths of the picture's width and height. */
  motifs: [purposeId: number, x: number, y: number, reach: number, turn?: number][];
}

export const samplePictures: Record<number, SamplePicture> = {
  1: {
    word: "雪",
    palette: 10,
    backdrop: 10,
    motifs: [
      [17, 66, 62, 44],
      [20, 42, 78, 16, -8],
    ],
  },
  2: {
    word: "銀杏",
    palette: 3,
    backdrop: 10,
    motifs: [
      [11, 64, 54, 42, 8],
      [14, 88, 78, 17, -6],
    ],
  },
  5: { word: "小樽", palette: 1, backdrop: 4, motifs: [[10, 66, 46, 40]] },
  6: {
    word: "話",
    palette: 4,
    backdrop: 0,
    motifs: [
      [2, 60, 46, 36, -4],
      [3, 88, 84, 17],
    ],
  },
  7: { word: "芋煮", palette: 7, backdrop: 0, motifs: [[3, 66, 58, 44]] },
  12: {
    word: "筑波",
    palette: 4,
    backdrop: 12,
    motifs: [
      [17, 62, 46, 38],
      [17, 88, 56, 24],
    ],
  },
  16: { word: "自己", palette: 9, backdrop: 3, motifs: [[7, 66, 58, 44]] },
  21: {
    word: "海",
    palette: 1,
    backdrop: 4,
    motifs: [
      [11, 58, 44, 34, -6],
      [9, 87, 46, 27, 10],
    ],
  },
  27: { word: "茶", palette: 8, backdrop: 0, motifs: [[3, 64, 56, 42]] },
  32: {
    word: "昼",
    palette: 11,
    backdrop: 2,
    motifs: [
      [2, 58, 44, 32, -6],
      [16, 84, 70, 27, 8],
    ],
  },
  37: { word: "安心", palette: 2, backdrop: 3, motifs: [[20, 64, 54, 42, 6]] },
  38: {
    word: "紅葉",
    palette: 0,
    backdrop: 1,
    motifs: [
      [17, 68, 50, 40],
      [11, 42, 76, 20, 14],
    ],
  },
  40: { word: "鬼", palette: 4, backdrop: 8, motifs: [[4, 66, 52, 42]] },
  41: {
    word: "着物",
    palette: 2,
    backdrop: 10,
    motifs: [
      [20, 62, 50, 38, -8],
      [5, 88, 72, 22, 12],
    ],
  },
  43: {
    word: "共",
    palette: 7,
    backdrop: 9,
    motifs: [
      [15, 62, 48, 38, -4],
      [16, 88, 78, 20, 8],
    ],
  },
  44: { word: "粉", palette: 3, backdrop: 2, motifs: [[16, 66, 54, 42, 6]] },
  51: { word: "星空", palette: 10, backdrop: 9, motifs: [[17, 68, 62, 42]] },
  53: {
    word: "音",
    palette: 10,
    backdrop: 5,
    motifs: [
      [13, 60, 52, 42, 8],
      [23, 88, 40, 28],
    ],
  },
};

/** The character that stands on an organization's icon and the purpose whose motif its header repeats, by its id there. */
export const sampleIcons: Record<number, { letter: string; palette: number; purposeId: number }> = {
  1: { letter: "北", palette: 8, purposeId: 17 },
  2: { letter: "杜", palette: 4, purposeId: 2 },
  3: { letter: "つ", palette: 3, purposeId: 11 },
  4: { letter: "み", palette: 5, purposeId: 7 },
  5: { letter: "ド", palette: 11, purposeId: 9 },
  6: { letter: "椿", palette: 2, purposeId: 5 },
  7: { letter: "な", palette: 3, purposeId: 2 },
  8: { letter: "京", palette: 9, purposeId: 20 },
  9: { letter: "た", palette: 7, purposeId: 15 },
  10: { letter: "瀬", palette: 8, purposeId: 17 },
  11: { letter: "音", palette: 11, purposeId: 13 },
  12: { letter: "海", palette: 5, purposeId: 22 },
};
