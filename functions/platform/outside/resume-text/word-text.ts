/** What a Word file says. */
export interface WordText {
  /** Headings, paragraphs, lists and tables. */
  html: string;
  /** Words that are in the file and not shown, separated by spaces. */
  hidden: string;
}
