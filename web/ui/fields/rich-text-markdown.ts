import { LinkNode } from '@lexical/link';
import { $isListItemNode, ListItemNode, ListNode } from '@lexical/list';
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
import { $getSelection, $isRangeSelection, type TextNode } from 'lexical';

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

/** Takes away the mark with which somebody begins each line of a list, though the editor began the list at the first one. */
export function $withoutTypedMark(text: TextNode): void {
  const mark = /^(?:[-*+•]|\d{1,2}[.)])\s/.exec(text.getTextContent())?.[0];
  if (!mark || text.getPreviousSibling() !== null || !$isListItemNode(text.getParent())) return;
  const selection = $getSelection();
  const caret = $isRangeSelection(selection) && selection.anchor.key === text.getKey() && selection.anchor.offset;
  text.spliceText(0, mark.length, '');
  if (caret !== false) text.select(Math.max(0, caret - mark.length), Math.max(0, caret - mark.length));
}
