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
  const { letters, places } = lettersOf(lines, within);
  const at = letters.indexOf(wanted);
  if (at < 0) return undefined;
  const sources: Source[] = [];
  for (const { line, part, place } of places.slice(at, at + wanted.length)) {
    const last = sources.at(-1);
    if (last && last.line === line && last.part === part) last.to = place + 1;
    else sources.push({ line, part, from: place, to: place + 1 });
  }
  return sources;
}

function lettersOf(lines: readonly Line[], { from, to }: Extent) {
  let letters = '';
  const places: { line: number; part: number; place: number }[] = [];
  for (let line = Math.max(0, from); line < Math.min(to, lines.length); line++) {
    for (const [part, { text }] of lines[line]!.parts.entries()) {
      for (let place = 0; place < text.length; place++) {
        if (/\s/.test(text[place]!)) continue;
        letters += text[place]!;
        places.push({ line, part, place });
      }
    }
  }
  return { letters, places };
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
