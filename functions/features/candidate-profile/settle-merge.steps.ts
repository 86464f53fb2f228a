import { isDeepStrictEqual } from 'node:util';
import type { EventOf } from '../../../events/catalogue.ts';
import type { EventActor } from '../../../events/envelope.ts';
import { mostEntries } from '../../../shared/constants/candidate-profile.ts';
import { addingFields } from '../../../shared/model/candidate-merge.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { againIfRefused } from '../../platform/table/again.ts';
import {
  filledMergeWrite,
  mergeSettled,
  removedMergeWrite,
  type CandidateMerge,
} from '../../records/candidate-merge.ts';
import {
  entryFacts,
  newEntryWrite,
  recordChanged,
  removedEntryWrite,
  type CandidateRecord,
  type Entries,
} from '../../records/candidate-profile.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import type { SingleWrite } from '../../platform/table/write.ts';
import type { CandidateProfileStore } from './candidate-profile.store.ts';
import type { RecordChange } from './change-record.ts';
import type { ImportsStore } from './imports.store.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

interface Needs {
  importsStore: Pick<ImportsStore, 'merge' | 'removeMerge'>;
  candidateProfileStore: Pick<CandidateProfileStore, 'account' | 'record' | 'save'>;
  clock: Pick<Clock, 'newId'>;
}
interface Moment {
  at: string;
  actor: EventActor;
}

type Written = Pick<RecordChange, 'change' | 'record' | 'writes'>;

// Of several sections the first is named, since the event only says that there is something to read again.
const changeOf = ({ taken }: CandidateMerge, written: Written): RecordChange => ({
  ...written,
  section: addingFields.find((field) => taken.includes(field)) ?? 'workExperiences',
  entryId: null,
});

/**
 * Adds to a registered candidate's profile what a merge took over, in the transaction that marks the merge as done: a
 * repeated event, or one that arrives after the merge was undone, changes nothing (PLUS-15).
 */
export async function fillProfile(
  { data: { recruiterId, mergeId, into }, actor, time: at }: EventOf<'candidates-merged'>,
  needs: Needs,
): Promise<void> {
  if (into.kind !== 'registered') return;
  const place = { recruiterId, id: mergeId };
  await saveOver(into.id, { at, actor }, needs, async (record) => {
    const merge = await needs.importsStore.merge(place);
    if (merge?.state !== 'merged' || merge.filledAt !== undefined || merge.into.id !== into.id) return undefined;
    return filled(into.id, record, merge, at);
  });
}

/** Takes out again what an undone merge added and nobody has changed since; then the merge is over. */
export async function emptyProfile(
  { data: { recruiterId, mergeId }, actor, time: at }: EventOf<'candidate-merge-undone'>,
  needs: Needs,
): Promise<void> {
  const merge = await needs.importsStore.merge({ recruiterId, id: mergeId });
  if (merge?.state === 'undone') await takeOut(merge, { at, actor }, needs);
}

/** Removes a merge, with the entries that it added to a registered candidate's profile. */
export async function takeOut(merge: CandidateMerge, moment: Moment, needs: Needs): Promise<void> {
  const added = new Set(merge.filled ?? []);
  if (merge.into.kind === 'registered' && added.size > 0)
    await saveOver(merge.into.id, moment, needs, async (record) => {
      const isOver = (await needs.importsStore.merge(merge)) === undefined;
      return isOver ? undefined : emptied(record, merge, added);
    });
  await needs.importsStore.removeMerge(merge);
}

function filled(candidateId: number, record: CandidateRecord, merge: CandidateMerge, at: string): RecordChange {
  const writes: SingleWrite[] = [];
  const ids: number[] = [];
  let after = record;
  for (const section of addingFields) {
    if (!merge.taken.includes(section)) continue;
    const fresh = (merge.absorbed[section] as Entries[typeof section][])
      .filter((entry) => !record[section].some((one) => isDeepStrictEqual(entryFacts(one), entryFacts(entry))))
      // A full section takes no more; what is left out stays in the import, if the merge is undone.
      .slice(0, Math.max(0, mostEntries - record[section].length))
      .map((entry) => ({ ...entry, version: 1 }));
    ids.push(...fresh.map(({ id }) => id));
    writes.push(...fresh.map((entry) => newEntryWrite(candidateId, section, entry)));
    after = { ...after, [section]: [...record[section], ...fresh] };
  }
  return changeOf(merge, { change: 'added', record: after, writes: [...writes, filledMergeWrite(merge, ids, at)] });
}

function emptied(record: CandidateRecord, merge: CandidateMerge, added: ReadonlySet<number>): RecordChange {
  const writes: SingleWrite[] = [];
  let after = record;
  for (const section of addingFields) {
    const leaving = record[section].filter(({ id, version }) => added.has(id) && version === 1);
    writes.push(...leaving.map((entry) => removedEntryWrite(merge.into.id, section, entry)));
    const gone = new Set(leaving.map(({ id }) => id));
    after = { ...after, [section]: record[section].filter(({ id }) => !gone.has(id)) };
  }
  return changeOf(merge, { change: 'removed', record: after, writes: [...writes, removedMergeWrite(merge)] });
}

// Decides on the current record and saves; another change in between is kept, because it is decided again.
async function saveOver(
  candidateId: number,
  { at, actor }: Moment,
  { candidateProfileStore: store, clock }: Needs,
  decide: (record: CandidateRecord) => Promise<RecordChange | undefined>,
): Promise<void> {
  const person = await store.account(candidateId);
  if (person?.role !== 'candidate' || person.status !== 'active') return;
  await againIfRefused(recordChanged, async () => {
    const before = await store.record(candidateId);
    const change = await decide(before);
    if (!change) return;
    const event = eventOf('candidate-profile-changed', {
      id: clock.newId(),
      at,
      actor,
      subject: keys.userSubject(candidateId),
      data: { candidateId, section: change.section, entryId: null, change: change.change },
    });
    await tryWrite(store.save(person, before, change, event), mergeSettled);
  });
}
