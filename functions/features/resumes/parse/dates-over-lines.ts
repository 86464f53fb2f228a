import { findRange } from './dates.ts';
import type { NumberedLine } from './sections.ts';

const dashAlone = /^\s*[-–—]\s*$/;

/** `April 2015`, a dash and `Heden`, each on a line of one narrow cell, as one line; other lines as they are. */
export function withDatesOverLines(given: readonly NumberedLine[]): NumberedLine[] {
  const lines: NumberedLine[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const [line, dash, end] = given.slice(at, at + 3);
    const text = `${line!.text.trim()} – ${end?.text.trim()}`;
    const isWhole = dash !== undefined && dashAlone.test(dash.text) && findRange(text)?.raw === text;
    if (isWhole)
      lines.push({
        ...line!,
        parts: [{ ...line!.parts[0]!, text }],
        text,
        through: end!.index,
        ends: [line!.text.trim(), end!.text.trim()],
      });
    else lines.push(line!);
    if (isWhole) at += 2;
  }
  return lines;
}
