import { isDeepStrictEqual } from 'node:util';
import { mostEntries } from '../../../shared/constants/candidate-profile.ts';
import { addingFields, replacingFields, type MergeField } from '../../../shared/model/candidate-merge.ts';
import { type MergeTarget } from '../../../shared/model/merge-target.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { entryFacts } from '../../records/candidate-profile.ts';
import type { CandidateMerge } from '../../records/candidate-merge.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import { joinedRemarks, saidOf } from './remarks.ts';

const partsOf: Record<(typeof replacingFields)[number], readonly (keyof ImportedCandidate)[]> = {
  name: ['firstName', 'lastName'],
  phone: ['phonePrefix', 'phone'],
  birthday: ['birthday'],
  place: ['countryId', 'cityId'],
  employeeInfo: ['employeeInfo'],
  resume: ['resumeId', 'resumeHash'],
};

type Entry = { id: number; version: number };
const says = (entries: readonly Entry[], entry: Entry) =>
  entries.some((one) => isDeepStrictEqual(entryFacts(one), entryFacts(entry)));

const pick = (one: ImportedCandidate, parts: readonly (keyof ImportedCandidate)[]): Partial<ImportedCandidate> =>
  Object.fromEntries(parts.map((part) => [part, one[part] ?? null]));

interface Decision {
  absorbed: ImportedCandidate;
  into: MergeTarget;
  take: readonly MergeField[];
  at: string;
}

/** The record of a merge as it is decided. */
export function mergeOf({ absorbed, into, take, at }: Decision): CandidateMerge {
  const { id, recruiterId } = absorbed;
  const taken = [...new Set(take)];
  return { id, recruiterId, absorbed, into, taken, replaced: {}, mergedAt: at, state: 'merged' };
}

/**
 * Merges an import into another one: what is taken replaces the survivor's, entries are added once. The survivor keeps
 * its address, because its invitation was mailed there. A section that would be too long refuses.
 */
export function mergeImports(
  survivor: ImportedCandidate,
  decision: Decision,
): { merge: CandidateMerge; survivor: ImportedCandidate } {
  const { absorbed } = decision;
  const merge = mergeOf(decision);
  if (absorbed.id === survivor.id) throw refuse.invalid('into', 'Choose another candidate');
  const replacing = replacingFields.filter((field) => merge.taken.includes(field)).flatMap((field) => partsOf[field]);
  const after: ImportedCandidate = { ...survivor, ...pick(absorbed, replacing), version: survivor.version + 1 };
  // The recruiter's own words stay together, also where the merge is undone.
  Object.assign(after, saidOf(joinedRemarks(survivor, absorbed)));
  const lists = addingFields.filter((field) => merge.taken.includes(field));
  for (const field of lists) {
    const fresh = absorbed[field].filter((entry) => !says(survivor[field], entry));
    Object.assign(after, { [field]: [...survivor[field], ...fresh] });
    if (after[field].length > mostEntries) throw refuse.conflict(`At most ${mostEntries} entries; take fewer over`);
  }
  return { merge: { ...merge, replaced: pick(survivor, [...replacing, ...lists]) }, survivor: after };
}

/**
 * The survivor without what a merge brought: fields that still are as the merge left them return to what they were, and
 * entries that nobody changed since leave. Everything changed later stays (PLUS-15).
 */
export function withoutMerge(
  survivor: ImportedCandidate,
  { absorbed, taken, replaced }: CandidateMerge,
): ImportedCandidate {
  const after: ImportedCandidate = { ...survivor, version: survivor.version + 1 };
  for (const field of replacingFields) {
    const parts = partsOf[field];
    const isAsLeft = isDeepStrictEqual(pick(survivor, parts), pick(absorbed, parts));
    if (taken.includes(field) && isAsLeft) Object.assign(after, pick(replaced as ImportedCandidate, parts));
  }
  for (const field of addingFields) {
    if (!taken.includes(field)) continue;
    const [former, brought] = [replaced[field] ?? [], absorbed[field]];
    const kept = survivor[field].filter((entry) => says(former, entry) || !says(brought, entry));
    Object.assign(after, { [field]: kept });
  }
  return after;
}
