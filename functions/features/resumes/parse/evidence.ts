import { partSeparator, type Line } from '../text/resume-text.ts';

/** A place in a resume: characters `from` to `to` of a part of a line. */
export interface Source {
  line: number;
  part: number;
  from: number;
  to: number;
}

/** A fact with where it was found, and how sure that is, from 0 to 1. */
export interface Found<T> {
  value: T;
  confidence: number;
  sources: Source[];
}

/** The lines from one place to another (exclusive) in which a fact is looked for. */
export interface Extent {
  from: number;
  to: number;
}

/**
 * Where lines spell a text, ignoring spaces: one source, or one for each part that it runs over. Undefined when they do
 * not, so that nothing is taken over that is not there.
 */
export function sourcesOf(text: string, lines: readonly Line[], within: Extent): Source[] | undefined {
  const wanted = text.replaceAll(partSeparator, '').replace(/\s/g, '');
  if (wanted === '') return undefined;
  const first = Math.max(0, within.from);
  const own = lines.slice(first, Math.max(first, within.to));
  const at = own.map(lettersOf).join('').indexOf(wanted);
  return at < 0 ? undefined : sourcesAt(own, { first, at, length: wanted.length });
}

/** The letters of each line without spaces, which every fact of a resume is looked for in. */
const lettersByLine = new WeakMap<Line, string>();

function lettersOf(line: Line): string {
  const known = lettersByLine.get(line);
  if (known !== undefined) return known;
  const letters = line.parts.map(({ text }) => text.replace(/\s+/g, '')).join('');
  lettersByLine.set(line, letters);
  return letters;
}

/** Where so many letters from `at` on are. */
function sourcesAt(
  lines: readonly Line[],
  { first, at, length }: { first: number; at: number; length: number },
): Source[] {
  const sources: Source[] = [];
  let passed = 0;
  for (const [offset, line] of lines.entries()) {
    if (passed >= at + length) break;
    const count = lettersOf(line).length;
    if (passed + count > at) sources.push(...sourcesIn(line, { line: first + offset, passed, at, to: at + length }));
    passed += count;
  }
  return sources;
}

function sourcesIn(
  { parts }: Line,
  { line, passed, at, to }: { line: number; passed: number; at: number; to: number },
): Source[] {
  let letter = passed;
  return parts.flatMap(({ text }, part) => {
    let source: Source | undefined;
    for (let place = 0; place < text.length; place++) {
      if (/\s/.test(text[place]!)) continue;
      if (letter >= at && letter < to)
        if (source) source.to = place + 1;
        else source = { line, part, from: place, to: place + 1 };
      letter += 1;
    }
    return source ? [source] : [];
  });
}

/** A fact with its evidence: `raw` is how the lines spell it. Null without evidence. */
export function found<T>(
  { value, raw, confidence }: { value: T; raw: string; confidence: number },
  lines: readonly Line[],
  within: Extent,
): Found<T> | null {
  const sources = sourcesOf(raw, lines, within);
  return sources ? { value, confidence, sources } : null;
}
