import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import {
  $convertFromMarkdownString,
  $convertToMarkdownString,
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  HEADING,
  INLINE_CODE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  ORDERED_LIST,
  QUOTE,
  UNORDERED_LIST,
} from '@lexical/markdown';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';

/** The parts that a text has beside paragraphs. */
export const richNodes = [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode];

/** What of Markdown is drawn; anything else is shown as it is written, and kept. */
export const richStyles = [
  HEADING,
  UNORDERED_LIST,
  ORDERED_LIST,
  QUOTE,
  INLINE_CODE,
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
];

/** Replaces the text of the editor that is being updated by this Markdown. */
export const $fillWithMarkdown = (markdown: string): void => $convertFromMarkdownString(markdown, richStyles);

/**
 * The editor's text as Markdown. An underscore within a word and a tilde mean nothing to the page, so they stay as they
 * were typed: addresses and names of programs are full of them.
 */
export const $markdownOfText = (): string =>
  $convertToMarkdownString(richStyles)
    .replaceAll(/(?<=\w)\\_(?=\w)/g, '_')
    .replaceAll('\\~', '~');
