import type { Line } from '../text/resume-text.ts';
import { normal } from './normal-text.ts';
import type { NumberedLine, Section } from './sections.ts';
import { endsAsTitle } from './vocabulary.ts';

const referees = /^(references?|referees?|references? and contacts?|references? available)$/;
// The first words of a block about the agency, a referee or a superior; it ends with the candidate's own words.
const another = new RegExp(
  '\\b(referee|reference|recruiter|recruitment|recruiting|staffing|agency|account manager|talent partner|presented by|represented by|submitted by|supervisor|emergency contact|next of kin|guardian|reporting manager|hiring manager|your contact|for interviews?)\\b',
  'i',
);
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
    if (!another.test(text) || own.test(text) || text.length > longestBlock || hasProse(text)) continue;
    if (index < headline && !isCover && endsAsTitle(text) && !/[:@\d]/.test(text)) continue;
    const isContactBlock = index < firstHeading || /reference|referee|supervisor|contact/i.test(text);
    if (!isContactBlock) continue;
    // A blank line behind their address or number ends the block.
    let isGiven = false;
    for (let after = index; after <= index + reach && after < lines.length; after++) {
      const { text: words, gap, size } = lines[after]!;
      if (after > index && (own.test(words) || (isGiven && gap >= 2 * size))) break;
      others.add(after);
      isGiven ||= reachable.test(words);
    }
  }
  return (index) => !others.has(index);
}

const hasProse = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !word.includes('@')).length > 10;

/** The lines above the first heading and those of sections about contacts. */
export function contactLines(sections: readonly Section[]): NumberedLine[] {
  return sections.filter(({ kind }, at) => at === 0 || kind === 'contact').flatMap(({ lines }) => lines);
}
