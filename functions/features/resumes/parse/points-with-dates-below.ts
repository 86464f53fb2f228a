import { findRange } from './dates.ts';
import { isBulleted, withoutBullet } from './normal-text.ts';
import { partSeparator } from '../text/resume-text.ts';
import type { NumberedLine } from './sections.ts';

const mostWords = 14;

/** Nothing but dates, or these and a word in brackets: `2022 – 2024 (part time)`. */
function isDates({ text, parts }: NumberedLine): boolean {
  const range = parts.length === 1 ? findRange(text) : undefined;
  return range !== undefined && !range.isOpen && /^\W*(?:\([^()]{2,20}\))?$/.test(text.replace(range.raw, ''));
}

/**
 * `• Cook: kept the kitchen`, perhaps over two lines, with dates below: where every point of a section is so, each is the
 * head of an entry, and what its colon parts are cells of it.
 */
export function withPointsAsHeads(lines: readonly NumberedLine[]): NumberedLine[] {
  const [points, dates] = [lines.filter(({ text }) => isBulleted(text)), lines.filter(isDates)];
  if (points.length < 2 || points.length !== dates.length || !isBulleted(lines[0]!.text)) return [...lines];
  const heads: NumberedLine[] = [];
  for (const [at, point] of points.entries()) {
    const [from, to] = [lines.indexOf(point), lines.indexOf(dates[at]!)];
    const end = at + 1 < points.length ? lines.indexOf(points[at + 1]!) : lines.length;
    if (to <= from || to - from > 2 || to !== end - 1) return [...lines];
    const whole = lines.slice(from, to);
    const text = whole.map((one) => one.text.trim()).join(' ');
    if (text.split(/\s+/).length > 2 * mostWords) return [...lines];
    const cells = withoutBullet(text).split(/\s?:\s+/);
    const parts = cells.map((cell) => ({ ...point.parts[0]!, text: cell.trim() }));
    const shown = parts.filter((cell, place) => place === 0 || cell.text.split(/\s+/).length < mostWords / 2);
    heads.push({
      ...point,
      parts: shown,
      text: shown.map((cell) => cell.text).join(partSeparator),
      ...(whole.length > 1 && { through: whole.at(-1)!.index }),
    });
    heads.push(dates[at]!);
  }
  return heads;
}
