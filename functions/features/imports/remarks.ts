import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import { mostCalls } from '../../../shared/constants/call.ts';

/** What a recruiter says of somebody whom they added, in their own words. */
export type Remarks = Required<Pick<ImportedCandidate, 'note' | 'tags' | 'cameFrom' | 'calls'>>;

/** The recruiter's own words about a person; nothing where they said nothing. */
export function remarksOf({ note = '', tags = [], cameFrom = '', calls = [] }: ImportedCandidate): Remarks {
  return { note, tags, cameFrom, calls };
}

/** The words about two records of one person together: the survivor's first, and no more calls than one may have. */
export function joinedRemarks(survivor: ImportedCandidate, absorbed: ImportedCandidate): Remarks {
  const [one, other] = [remarksOf(survivor), remarksOf(absorbed)];
  return {
    note: [one.note, other.note].filter(Boolean).join('\n\n'),
    tags: [...new Set([...one.tags, ...other.tags])],
    cameFrom: one.cameFrom || other.cameFrom,
    calls: [...one.calls, ...other.calls].sort((a, b) => b.day.localeCompare(a.day)).slice(0, mostCalls),
  };
}

/** What of the remarks is stored: that which says something. */
export const saidOf = (remarks: Partial<Remarks>): Partial<Remarks> =>
  Object.fromEntries(Object.entries(remarks).filter(([, said]) => said.length > 0));

/** How many of a recruiter's words are offered as filters. */
const mostOffered = 50;

/** The words that are used most, in the order of the alphabet. */
export function mostUsed(words: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const often = [...uses].sort(([, one], [, other]) => other - one).slice(0, mostOffered);
  return often.map(([word]) => word).sort((one, other) => one.localeCompare(other, 'en'));
}
