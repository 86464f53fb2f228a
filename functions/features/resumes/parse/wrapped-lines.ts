import { headingKind } from './headings.ts';
import { isBulleted } from './normal-text.ts';
import { placeScore } from './places.ts';
import type { NumberedLine } from './sections.ts';
import { degreeWord, fieldWord, schoolWord } from './vocabulary.ts';

/** As far apart as lines of one text are, in heights of letters. */
const within = 1.55;
/** From this width on, a line that fills its column was broken at its end. */
const wide = 210;

/** What cannot end a name, title or degree. */
const unfinished = /(?:[,&(/]|\s[-–—]|(?:^|\s)(?:of|and|in|for|the|at|with|to|de|del|di|da|do|et|en|und|für|y|e))$/iu;
/** What cannot end a line of a file without geometry either. */
const open = /\s(?:and|of|&|to the|to the vice|executive vice|senior vice|assistant vice)$/i;
/** `Bachelor of Social`, `Master of Business`: a degree without its last word. */
const begunDegree = new RegExp(
  "\\b(?:bachelor|master|associate|doctor)(?:['’]?s)?(?: of(?: (?:social|business|applied|fine|natural|health|computer|public|liberal|library|information|political))?)?$",
  'i',
);

/**
 * Lines that a column broke as one: the first word of the second would not have fitted beside the first, and words say
 * that they belong together. In files without geometry only `and`, `of` and `&` at the end of a line say so.
 */
export function withWholeLines(lines: readonly NumberedLine[]): NumberedLine[] {
  const whole: NumberedLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && isBroken(last, line)) {
      const [broken, goesOn] = [last.parts.at(-1)!, line.parts[0]!];
      const part = { ...broken, text: `${broken.text} ${goesOn.text}` };
      const parts = [...last.parts.slice(0, -1), part, ...line.parts.slice(1)];
      Object.assign(last, { parts, text: `${last.text} ${line.text}`, through: line.index, room: line.room });
    } else whole.push({ ...line });
  }
  return whole;
}

function isBroken(last: NumberedLine, line: NumberedLine): boolean {
  const [before, after] = [last.parts[0]!, line.parts[0]!];
  if (line.index !== (last.through ?? last.index) + 1) return false;
  if (last.room === undefined) return open.test(last.text) && /^\p{Lu}/u.test(line.text) && !headingKind(line.text);
  if (last.parts.length > 1 || line.parts.length > 1 || line.page !== last.page || line.startsBlock) return false;
  if (line.gap > within * line.size || Math.abs(line.size - last.size) > 0.6) return false;
  if (Math.abs(before.left - after.left) > 2 || isBulleted(line.text) || headingKind(line.text)) return false;
  const [first = ''] = after.text.split(/\s/);
  const needed = (after.width * (first.length + 1)) / after.text.length;
  return needed > last.room && belongTogether(last, line);
}

function belongTogether(last: NumberedLine, { text, isBold }: NumberedLine): boolean {
  if (unfinished.test(last.text) || begunDegree.test(last.text) || /^[\p{Ll}(]/u.test(text)) return true;
  if (/\d/.test(text) || text.split(/\s+/).length > 2 || /[.!?]$/.test(last.text)) return false;
  const isName = schoolWord.test(text) && /\s/.test(text);
  if (last.parts[0]!.width > wide && /\s[–—|·-]\s|,\s/.test(last.text) && !isName && placeScore(text) < 0.8)
    return true;
  if (isBold !== last.isBold) return false;
  if (schoolWord.test(text) && /^\S+$/.test(text)) return !schoolWord.test(last.text) && !degreeWord.test(last.text);
  return fieldWord.test(text) && !schoolWord.test(last.text) && !/\d/.test(last.text);
}
