import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { WordText } from './word-text.ts';
import { markupText } from '../../../../shared/rules/markup-text.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const unseen = new Set(['head', 'style', 'script', 'title', 'template', 'noscript', 'svg']);
const blocks = new Set(
  'p div section article main aside header footer address blockquote pre ul ol dl dt dd li table tbody thead tfoot tr td th hr form h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const hiding = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|font-size\s*:\s*[01](\.\d+)?(px|pt)/i;

/**
 * A page of any writer in the plain elements that the converter of Word files uses: headings, paragraphs, points, rows
 * and links. What the page hides is given beside it.
 */
export function simpleHtml(page: string): WordText {
  const writer = new Writer();
  for (const node of parse(page).childNodes) writer.write(node, 'p');
  writer.close('p');
  return { html: writer.html, hidden: writer.hidden.join(' ').replace(/\s+/g, ' ').trim() };
}

class Writer {
  html = '';
  readonly hidden: string[] = [];
  private line = '';

  /** Writes a node; `tag` is what the words of the block around it become. */
  write(node: Node, tag: string): void {
    if (node.nodeName === '#text')
      this.line += markupText((node as DefaultTreeAdapterTypes.TextNode).value.replace(/\s+/g, ' '));
    if (!('tagName' in node) || unseen.has(node.tagName)) return;
    if (hiding.test(attributeOf(node, 'style') ?? '') || attributeOf(node, 'hidden') !== undefined)
      return void this.hidden.push(textOf(node));
    if (node.tagName === 'br') return this.close(tag);
    if (node.tagName === 'tr' && isPlainRow(node)) return this.writeRow(node, tag);
    const isBlock = blocks.has(node.tagName);
    const inner = /^(h[1-6]|li)$/.test(node.tagName) ? node.tagName : isBlock && tag !== 'li' ? 'p' : tag;
    if (isBlock) this.close(tag);
    const [open, end] = marksOf(node);
    this.line += open;
    for (const one of node.childNodes) this.write(one, inner);
    this.line += end;
    if (isBlock) this.close(inner);
  }

  /** Ends a line of words. */
  close(tag: string): void {
    if (this.line.replace(/<[^<>]*>/g, '').trim() !== '') this.html += `<${tag}>${this.line.trim()}</${tag}>`;
    this.line = '';
  }

  private writeRow(row: Element, tag: string): void {
    this.close(tag);
    const cells = row.childNodes
      .filter((node) => 'tagName' in node)
      .map((cell) => `<td>${markupText(textOf(cell))}</td>`);
    this.html += `<tr>${cells.join('')}</tr>`;
  }
}

/** A row whose cells are single lines; those of others are columns of a layout, which follow each other. */
const isPlainRow = (row: Element): boolean =>
  row.childNodes.every((cell) => !('childNodes' in cell) || blocksIn(cell) <= 1);
const blocksIn = (element: Element): number =>
  element.childNodes.reduce(
    (sum, node) =>
      sum + ('tagName' in node ? Number(blocks.has(node.tagName) || node.tagName === 'br') + blocksIn(node) : 0),
    0,
  );

function marksOf(element: Element): [open: string, end: string] {
  const address = element.tagName === 'a' ? attributeOf(element, 'href') : undefined;
  if (address) return [`<a href="${markupText(address)}">`, '</a>'];
  return element.tagName === 'b' || element.tagName === 'strong' ? ['<strong>', '</strong>'] : ['', ''];
}

const textOf = (node: Node): string =>
  node.nodeName === '#text'
    ? (node as DefaultTreeAdapterTypes.TextNode).value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join(' ').replace(/\s+/g, ' ').trim()
      : '';

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;
