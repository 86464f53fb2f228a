import type { Line } from '../text/resume-text.ts';
import { normal } from './normal-text.ts';
import type { NumberedLine, Section } from './sections.ts';
import { endsAsTitle } from './vocabulary.ts';

const referees = new RegExp(
  '^(?:(?:professional|personal|academic|character|work|employment) )?(?:references?|referees?|references? and contacts?|references? available|' +
    'referencias?(?: \\w+)?|referenzen|references professionnelles|referenze|referencer|referenser|referenties)$',
);
// The first words of a block about the agency, a referee or a superior; it ends with the candidate's own words.
const another = new RegExp(
  '\\b(referees?|references?|recruiter|recruitment|recruiting|staffing|agency|account manager|talent partner|presented by|represented by|submitted by|supervisor|emergency contact|in case of emergency|arrange an? (?:interview|meeting)|attn|next of kin|guardian|reporting manager|hiring manager|your contact|for interviews?)\\b',
  'i',
);
/** Whom a letter is to. */
const addressee = /^\W*(?:to|cc)\s*:\s*\S/i;
const own = /\b(candidate|applicant|name of candidate|personal details|curriculum vitae|resume of|cv of)\b/i;
const reachable = /\S@\S|(?:\d\D{0,2}){7}/;
const reach = 4;
/** Above this line is what the person is, `Recruiter` or `Night Supervisor`, unless a cover presents them. */
const headline = 4;
const coverLines = 30;
const longestBlock = 120;

/** Whether lines give the contacts of the person whose resume it is: not a referee's, nor an agency's on its cover. */
export function ownLines(sections: readonly Section[], lines: readonly Line[]): (index: number) => boolean {
  const others = new Set<number>();
  for (const { title, lines: inside } of sections)
    if (referees.test(normal(title))) for (const { index } of inside) others.add(index);
  const isCover = lines.slice(0, coverLines).some(({ text }) => /^(?:candidate|applicant)\b/i.test(text));
  const firstHeading = sections[1]?.lines[0]?.index ?? lines.length;
  for (const [index, { text }] of lines.entries()) {
    if (!(another.test(text) || addressee.test(text)) || own.test(text) || text.length > longestBlock || hasProse(text))
      continue;
    if (index < headline && !isCover && endsAsTitle(text) && !/[:@\d]/.test(text)) continue;
    const isContactBlock = index < firstHeading || /reference|referee|supervisor|contact/i.test(text);
    if (!isContactBlock) continue;
    const end = Math.min(index + reach, nextPerson(lines, index) - 1);
    // A blank line behind their address or number ends the block.
    let isGiven = false;
    for (let after = index; after <= end && after < lines.length; after++) {
      const { text: words, gap, size } = lines[after]!;
      if (after > index && (own.test(words) || (isGiven && gap >= 2 * size))) break;
      others.add(after);
      isGiven ||= reachable.test(words);
    }
  }
  return (index) => !others.has(index);
}

const calledSo = /^\p{Lu}[\p{L}\p{M}.'’-]+(?: [\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*){1,4}$/u;

/** Where a name of their own stands between the address of a block and a second address; else the end of the lines. */
function nextPerson(lines: readonly Line[], index: number): number {
  const addressed = (from: number): number =>
    lines.findIndex(({ text }, at) => at >= from && at <= index + reach && text.includes('@'));
  const first = addressed(index);
  const second = first < 0 ? -1 : addressed(first + 1);
  const named = lines.slice(first + 1, Math.max(0, second)).findLastIndex(({ text }) => calledSo.test(text.trim()));
  return second < 0 || named < 0 ? lines.length : first + 1 + named;
}

const hasProse = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !word.includes('@')).length > 10;

/** The lines above the first heading and those of sections about contacts. */
export function contactLines(sections: readonly Section[]): NumberedLine[] {
  return sections.filter(({ kind }, at) => at === 0 || kind === 'contact').flatMap(({ lines }) => lines);
}
