import { withoutBorders } from './drawn-tables.ts';
import { withoutSpacing } from './letter-spacing.ts';
import { lineOf, type Line, type Part } from './resume-text.ts';

const lineHeight = 14;
const letterHeight = 10;

/** A line of a file without geometry. */
export interface FlowingLine {
  text: string;
  isBold: boolean;
  /** What is bold at its beginning, where the rest is not. */
  boldStart?: string;
  /** 1 for the largest heading, 6 for the smallest; 0 for plain text. */
  level: number;
  /** A blank line or the border of a table precedes it. */
  isApart: boolean;
}

/** Lines of a file without geometry; tabs, bars and runs of spaces separate parts. */
export function flowingLines(given: readonly FlowingLine[]): Line[] {
  return given.flatMap(({ text, isBold, level, isApart, boldStart }, place) => {
    const size = level > 0 ? letterHeight + 7 - level : letterHeight;
    const parts = withoutSpacing(text)
      .split(/\t+|\s\|\s|\s*[│║┃]\s*|\s{3,}/u)
      .map((part) => part.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim())
      .filter((part) => part !== '')
      .map((part): Part => ({ text: part, left: 0, top: place * lineHeight, width: 0, height: size, isBold }));
    if (parts.length === 0) return [];
    if (boldStart && parts[0]!.text.startsWith(`${boldStart} `)) parts[0] = { ...parts[0]!, boldStart };
    return [lineOf(parts, { page: 0, gap: place === 0 ? 0 : isApart || level > 0 ? 2 * lineHeight : lineHeight })];
  });
}

/** The lines of a plain text, or of one in Markdown. */
export function linesOfText(text: string): Line[] {
  let isApart = false;
  const found: FlowingLine[] = [];
  for (const raw of withoutBorders(text.replace(/^\ufeff/, '').split(/\r\n|[\n\v\f\r\x85\u2028\u2029]/))) {
    if (raw.trim() === '') isApart = true;
    else {
      found.push({ ...marked(raw.trim()), isApart });
      isApart = false;
    }
  }
  return flowingLines(found);
}

/** A line with what its signs of Markdown say: `## Experience`, `**Nurse**, Fern Hospital`, `*2019 – 2021*`. */
function marked(line: string): Omit<FlowingLine, 'isApart'> {
  const [, signs = '', rest = line] = /^(#{1,6}) +(?=\p{L}|\*)(.*)$/u.exec(line) ?? [];
  const boldStart = /^(?:[-*•] +)?\*\*([^*]+)\*\*/.exec(rest)?.[1]?.trim();
  const text = rest
    .replace(/\*\*([^*]{1,200})\*\*/g, '$1')
    .replace(/^\*([^\s*][^*]{0,200})\*$/, '$1')
    .replace(/\[([^[\]]{1,200})\]\((?:mailto:|tel:|https?:)[^()\s]{1,400}\)/g, '$1');
  const isBold = signs !== '' || boldStart === text;
  return { text, isBold, level: signs.length, ...(boldStart && !isBold && { boldStart }) };
}
