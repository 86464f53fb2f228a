/** A piece of text as a page places it, in points from the top left corner; `base` is where its letters stand. */
export interface PlacedText {
  text: string;
  left: number;
  base: number;
  width: number;
  height: number;
  isBold: boolean;
}
export interface PlacedPage {
  width: number;
  height: number;
  texts: PlacedText[];
}

/** What a PDF holds. */
export interface ReadPdf {
  pages: PlacedPage[];
  /** Words that the pages hold and do not show; they are not in the pages' texts. */
  hiddenText?: string;
  /** Addresses behind links. */
  links: string[];
  /** Whether it carries scripts, which were not run. */
  hasScripts: boolean;
  /** Pages that the file has, of which at most `mostPages` were read. */
  pageCount: number;
}

/** A page that may be a scan: it is one where pictures cover at least this share of it, 0 to 1. */
export interface PageToSee {
  /** From 1. */
  number: number;
  leastShare: number;
}

/** What a page shows, as a JPEG. */
export interface PagePicture {
  number: number;
  data: Uint8Array;
}
