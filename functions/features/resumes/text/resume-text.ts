/** A run of words without a wide gap, in points from the top left corner of its page. */
export interface Part {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  isBold: boolean;
  /** What is bold at its beginning, where the rest is not: `Staff Nurse` of a head without a sign between its pieces. */
  boldStart?: string | undefined;
}

/** A line of a resume in reading order: its parts are what wide gaps separate. */
export interface Line {
  /** From 0. */
  page: number;
  parts: Part[];
  /** The parts, separated by two spaces and a bar. */
  text: string;
  isBold: boolean;
  /** Height of its letters, in points. */
  size: number;
  /** Points from the line before; `newBlock` when a column or another block begins. */
  gap: number;
  startsBlock: boolean;
}

/** What a file says, wherever it came from. Word and text files have no geometry: their pages are 0 points wide. */
export interface ResumeText {
  pages: { width: number; height: number }[];
  lines: Line[];
  /** Addresses behind links, which may not be spelled out. */
  links: string[];
  /** Whether it was recognized in pictures, which takes some letters for others. */
  isRecognized?: boolean;
  /** Words that the file holds and does not show; no fact is read in them. */
  hiddenText?: string | undefined;
}

/** The gap of a line that begins a column or block. */
export const newBlock = 99;

/** The separator between the parts of a line's text. */
export const partSeparator = '  |  ';

/** A line of these parts. */
export function lineOf(parts: Part[], { page, gap }: { page: number; gap: number }): Line {
  return {
    page,
    parts,
    text: parts.map(({ text }) => text).join(partSeparator),
    isBold: parts[0]?.isBold ?? false,
    size: Math.max(...parts.map(({ height }) => height)),
    gap,
    startsBlock: gap === newBlock,
  };
}
