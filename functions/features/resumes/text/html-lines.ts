import { resumeLimits } from '../../../../shared/constants/resume.ts';
import { flowingLines, type FlowingLine } from './flowing-lines.ts';
import type { Line } from './resume-text.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const decoded = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => entities[name]!);

const shown = (html: string): string =>
  decoded(html.replace(/<[^<>]+>/g, ''))
    .replace(/ +/g, ' ')
    .trim();

/** The words that a file holds and does not show. */
const aside = /<aside hidden>([\s\S]*?)<\/aside>/;

/**
 * The lines of a Word file as HTML; cells of one row are parts of one line. What is hidden is no line, but beside them as
 * far as it is shown.
 */
export function linesOfHtml(html: string): { lines: Line[]; links: string[]; hiddenText?: string } {
  const hiddenText = decoded(aside.exec(html)?.[1] ?? '').slice(0, resumeLimits.mostHiddenLetters);
  const links = Array.from(html.matchAll(/<a href="([^"]+)"/g), ([, address = '']) => decoded(address));
  const found: FlowingLine[] = [];
  for (const [, tag = '', inner = ''] of withFlatRows(withFlatLists(html.replace(aside, ''))).matchAll(
    /<(h[1-6]|p|li|row)\b[^>]*>([\s\S]*?)<\/\1>/g,
  )) {
    for (const piece of inner.split(/<br\s*\/?>/)) {
      const text = shown(piece);
      if (text === '') continue;
      const boldStart = shown(/^\s*<strong>(.*?)<\/strong>/.exec(piece)?.[1] ?? '');
      found.push({
        text: tag === 'li' ? `• ${text}` : text,
        isBold: /^\s*(<a[^>]*>)*<strong>/.test(piece) || tag.startsWith('h'),
        level: tag.startsWith('h') ? Number(tag[1]) : 0,
        isApart: false,
        ...(tag === 'p' && boldStart && { boldStart }),
      });
    }
  }
  return { lines: flowingLines(found), links, ...(hiddenText && { hiddenText }) };
}

/** A list within a point of another begins lines of its own. */
const withFlatLists = (html: string): string => html.replace(/<[uo]l>/g, '</li>');

/**
 * Rows of a table as lines. A row whose cells hold several paragraphs is a layout of columns: its cells follow each
 * other.
 */
function withFlatRows(html: string): string {
  return html.replace(/<tr>([\s\S]*?)<\/tr>/g, (_all, row: string) => {
    const cells = Array.from(row.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g), ([, cell = '']) => cell);
    const isLayout = cells.some((cell) => (cell.match(/<(p|li|h[1-6])\b/g) ?? []).length > 2);
    return isLayout ? cells.join('') : `<row>${cells.map((cell) => cell.replace(/<\/?p>/g, ' ')).join('\t')}</row>`;
  });
}
