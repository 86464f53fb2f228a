import type { Classified } from './classify.ts';
import type { DateRange } from './dates.ts';
import type { Entry } from './entries.ts';
import { trimmed } from './normal-text.ts';
import { titleWord } from './vocabulary.ts';

type Dated = { range?: DateRange | undefined; fragments: Entry['fragments'] };

const agency =
  /\b(?:agency|agencies|staffing|recruit\w*|temps?|personnel|locums?|zeitarbeit|personal-?(?:service|dienst\w*)|int[ée]rim)\b/i;

/** The end of a time; one that lasts has none. */
export const endOf = ({ to, isCurrent }: DateRange): number => (isCurrent ? Infinity : (to?.year ?? 0));

const isWithin = (whole: DateRange | undefined, part: DateRange | undefined): boolean =>
  Boolean(whole?.from && part?.from && whole.from.year <= part.from.year && endOf(whole) >= endOf(part));

/** Somebody's work where an agency sent them: an employer of its own, with the title of the agency's entry. */
export interface Contract extends Classified {
  /** The place of that entry. */
  agency: number;
}

/** Below a title at an agency, what names an employer, no title and a part of that time is where the work was done. */
export function contractsOf(entries: readonly Dated[], facts: readonly Classified[]): ReadonlyMap<number, Contract> {
  const contracts = new Map<number, Contract>();
  let above: number | undefined;
  for (const [at, { title, company, location }] of facts.entries()) {
    const isTitled = title !== null && titleWord.test(title);
    if (isTitled) above = entries[at]!.fragments.some(({ text }) => agency.test(text)) ? at : undefined;
    else if (above !== undefined && isWithin(entries[above]!.range, entries[at]!.range)) {
      const first = trimmed(entries[at]!.fragments[0]?.text ?? '');
      // `Birch Foods, Goole`: what is not the name is where.
      const own =
        title === first && company !== null
          ? { company: title, location: company }
          : { company: company ?? title, location };
      contracts.set(at, { ...own, title: facts[above]!.title, agency: above });
    }
  }
  return contracts;
}
