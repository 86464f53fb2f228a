import type { EventActor } from '../../events/envelope.ts';
import { resumeLimits } from '../../shared/constants/resume.ts';
import { oneDay } from '../../shared/constants/time.ts';
import { mergeUndoDays, type MergeField } from '../../shared/model/candidate-merge.ts';
import { type MergeTarget } from '../../shared/model/merge-target.ts';
import { Refusal, refuse } from '../platform/door/refusal.ts';
import { keyAttributes, listedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import { briefEventWrite, eventOf } from '../platform/table/outbox.ts';
import type { Table } from '../platform/table/table.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { ImportedCandidate } from './imported-candidate.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/**
 * An imported candidate that a recruiter merged into another candidate, as it was. It has the id of the import, so that
 * the invitation's link still leads to it, and stays as long as the import would have stayed.
 */
export interface CandidateMerge {
  id: number;
  recruiterId: number;
  absorbed: ImportedCandidate;
  into: MergeTarget;
  taken: MergeField[];
  /** What the other import was where the merge replaced something. */
  replaced: Partial<ImportedCandidate>;
  mergedAt: string;
  /** Undone, while entries have still to be taken out of a registered candidate's profile. */
  state: 'merged' | 'undone';
  /** When a registered candidate's profile was filled in, and with which entries. */
  filledAt?: string;
  filled?: number[];
}

type Place = Pick<CandidateMerge, 'recruiterId' | 'id'>;

const endOf = ({ importedAt }: ImportedCandidate): number => Date.parse(importedAt) + resumeLimits.keptDays * oneDay;
const ttlOf = ({ absorbed }: CandidateMerge): number => Math.floor(endOf(absorbed) / 1000);

/** Until when a merge can be undone: 30 days, unless the import would have ended before. */
export const undoUntil = ({ mergedAt, absorbed }: CandidateMerge): string =>
  new Date(Math.min(Date.parse(mergedAt) + mergeUndoDays * oneDay, endOf(absorbed))).toISOString();

/** The refusal of a reaction that a repetition, or undoing, forestalled. */
export const mergeSettled = new Refusal('conflict', 'This merge has been settled already');

/** The write of a merge; while a former one of the same import is being undone, it is refused. */
export function newMergeWrite(merge: CandidateMerge): SingleWrite {
  // The import as it was read has its keys, which are the merge's own to give.
  const notFacts: ReadonlySet<string> = new Set([...keyAttributes, 'ttl']);
  const absorbed = Object.fromEntries(Object.entries(merge.absorbed).filter(([name]) => !notFacts.has(name)));
  return {
    put: {
      ...keys.candidateMerge(merge.recruiterId, merge.id),
      ...merge,
      absorbed,
      // Found by the address of whom it holds, as the import was.
      ...listedIn(keys.itemsNaming(merge.absorbed.email), sortable(merge.id)),
      ttl: ttlOf(merge),
    },
    when: isNew,
    refusal: refuse.conflict('A former merge is still being undone; try again in a moment'),
  };
}

/** The write that undoes a merge; what it put into a registered profile is taken out afterwards. */
export function undoneMergeWrite({ recruiterId, id, into, mergedAt }: CandidateMerge): SingleWrite {
  const key = keys.candidateMerge(recruiterId, id);
  const when = { expression: '#state = :merged AND #mergedAt = :mergedAt', values: { merged: 'merged', mergedAt } };
  const refusal = refuse.conflict('This merge was undone already');
  return into.kind === 'registered'
    ? { update: key, set: { state: 'undone' }, when, refusal }
    : { remove: key, when, refusal };
}

/** The write by which a merge has filled a profile, once. */
export function filledMergeWrite({ recruiterId, id }: Place, filled: readonly number[], at: string): SingleWrite {
  return {
    update: keys.candidateMerge(recruiterId, id),
    set: { filledAt: at, filled },
    when: { expression: '#state = :merged AND attribute_not_exists(filledAt)', values: { merged: 'merged' } },
    refusal: mergeSettled,
  };
}

/** The write that removes a merge, if there is one. */
export function removedMergeWrite({ recruiterId, id }: Place): SingleWrite {
  return { remove: keys.candidateMerge(recruiterId, id) };
}

interface Moment {
  id: number;
  at: string;
  actor: EventActor;
}

const about = ({ recruiterId, id: mergeId, into }: CandidateMerge) => ({
  subject: keys.candidateMerges(recruiterId).pk,
  data: { recruiterId, mergeId, into },
});

/** The write of the event of a merge; it leaves the table with the merge. */
export function mergedEventWrite(merge: CandidateMerge, moment: Moment): SingleWrite {
  return briefEventWrite(eventOf('candidates-merged', { ...moment, ...about(merge) }), ttlOf(merge));
}

/** The same of its undoing. */
export function undoneEventWrite(merge: CandidateMerge, moment: Moment): SingleWrite {
  return briefEventWrite(eventOf('candidate-merge-undone', { ...moment, ...about(merge) }), ttlOf(merge));
}

/** A merge; undefined where there is none, or no longer. */
export async function candidateMerge(table: Table, { recruiterId, id }: Place): Promise<CandidateMerge | undefined> {
  return table.get(keys.candidateMerge(recruiterId, id), { consistent: true });
}

/** A recruiter's merges, newest import first. */
export async function mergesBy(table: Table, recruiterId: number): Promise<CandidateMerge[]> {
  return table.query(keys.candidateMerges(recruiterId), { newestFirst: true, consistent: true });
}

/** The id of the import that another one is part of by now: its own where it was not merged into an import. */
export function survivorOf(merges: readonly CandidateMerge[], id: number): number {
  const next = merges.find((one) => one.id === id && one.state === 'merged' && one.into.kind === 'imported');
  return next ? survivorOf(merges, next.into.id) : id;
}

/** The merges by which an import became part of another, and by which others became part of that one. */
export function mergesAround(merges: readonly CandidateMerge[], id: number): CandidateMerge[] {
  const survivor = survivorOf(merges, id);
  return merges.filter((one) => one.id === id || survivorOf(merges, one.id) === survivor);
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  candidateMerge: {
    holds: 'what an imported candidate was before a recruiter merged it into another, found by their invitation',
    own: (userId) => keys.candidateMerges(userId),
    exported: { file: 'imported' },
    erasure: remove,
  },
  candidateMerges: { leadsTo: 'candidateMerge' },
} satisfies PersonalData;
