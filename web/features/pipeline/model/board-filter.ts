import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { foldedName } from '../../../../shared/rules/name-likeness.ts';
import { candidateWaits, waitsFor } from '../../../../shared/rules/waits-for.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { fullName } from '../../../common/people/person.ts';

/** What a board can be narrowed to: who is new to the manager, or who waits for what. */
export const boardKinds = ['new', ...candidateWaits] as const;
export type BoardKind = (typeof boardKinds)[number];

/** The text and the kind that the board's address names. */
export interface BoardFilter {
  text: string;
  kind: BoardKind | undefined;
}

/** Whether the manager has neither opened nor moved this candidate of theirs; nobody is new to others. */
export function isNewTo({ id, role }: Pick<Account, 'id' | 'role'>, { viewedAt, lastChange }: CandidateOnJob): boolean {
  return role === 'manager' && !viewedAt && lastChange?.byId !== id;
}

/** Those of a job's candidates whom the filter leaves, by the letters of their or their recruiter's name. */
export function filteredBoard(
  candidates: readonly CandidateOnJob[],
  { text, kind }: BoardFilter,
  { account, now }: { account: Pick<Account, 'id' | 'role'>; now: string },
): readonly CandidateOnJob[] {
  const wanted = foldedName(text);
  return candidates.filter((one) => {
    const names = [one.candidate, one.recruiter].map((person) => person && foldedName(fullName(person)));
    const isOfKind = !kind || (kind === 'new' ? isNewTo(account, one) : waitsFor(one, now) === kind);
    return isOfKind && names.some((name) => name?.includes(wanted));
  });
}
