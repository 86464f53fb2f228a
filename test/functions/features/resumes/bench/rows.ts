import type { BenchWork } from './generate-person.ts';
import type { HardPerson } from './hard-people.ts';
import { writtenRange, type DateStyle } from './written-dates.ts';

/** A row of a text or Word file: what is at its left, and what at its right end. */
export interface Row {
  kind: 'name' | 'heading' | 'line' | 'bold' | 'bullet' | 'blank' | 'cells';
  text: string;
  right?: string;
}

export const line = (text: string, right?: string): Row => ({ kind: 'line', text, ...(right && { right }) });
export const bold = (text: string, right?: string): Row => ({ ...line(text, right), kind: 'bold' });
export const blank: Row = { kind: 'blank', text: '' };
export const heading = (text: string): Row => ({ kind: 'heading', text });
export const bullets = (w: BenchWork): Row[] => w.points.map((text) => ({ kind: 'bullet', text }));
export const dates = (w: BenchWork, style: DateStyle = 'short', options = {}) => writtenRange(w, style, options);
export const name = (p: HardPerson): Row => ({ kind: 'name', text: p.shownName });
export const certified = (p: HardPerson, of: string): Row[] =>
  p.certificates.length > 0 ? [heading(of), ...p.certificates.map((one) => line(one))] : [];

/** Text broken after so many letters, as mail programs and narrow boxes break it. */
export function wrapped(text: string, width: number): Row[] {
  const rows: string[] = [''];
  for (const word of text.split(' ')) {
    if (rows.at(-1)!.length + word.length > width) rows.push('');
    rows[rows.length - 1] = `${rows.at(-1)!} ${word}`.trim();
  }
  return rows.map((row) => line(row));
}
