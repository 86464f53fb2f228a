/** How one thing fits: `unknown` where one side says nothing, which counts neither for nor against. */
export type Fit = 'full' | 'part' | 'none' | 'unknown';

/** How one thing was judged: its share where halves are too coarse, and its part of a weight; what asks nothing does not count. */
export interface Judged {
  fit: Fit;
  words: string;
  share?: number;
  weight?: number;
  asksNothing?: boolean;
}
