import type { EntrySection } from '../../../shared/constants/candidate-profile.ts';
import type { Actor, Reader } from '../../platform/door/actor.ts';
import { latestFirst, type Entries } from '../../records/candidate-profile.ts';
import {
  addEntry,
  changeEntry,
  entriesOf,
  entryOf,
  refuseProblems,
  removeEntry,
  type EntryFacts,
} from './change-record.ts';
import { readRecord, saveRecord, type ReadNeeds, type SaveNeeds } from './profile-record.steps.ts';

interface OfCandidate {
  candidateId: number;
}
interface OfEntry extends OfCandidate {
  id: number;
}
type Entered<S extends EntrySection> = EntryFacts<S> & { version?: number | undefined };

/** What becomes of the entries of one section of a record; `problemsOf` finds what one field alone does not show. */
export function keptEntries<S extends EntrySection>(
  section: S,
  problemsOf: (facts: EntryFacts<S>, now: string) => Readonly<Record<string, string | undefined>>,
) {
  const newestFirst: (entries: readonly Entries[S][]) => Entries[S][] = latestFirst[section];
  return {
    list: async ({ params, actor }: { params: OfCandidate; actor: Reader }, needs: ReadNeeds) => {
      const { record } = await readRecord(actor, params.candidateId, needs);
      return newestFirst(entriesOf(record, section));
    },
    read: async ({ params, actor }: { params: OfEntry; actor: Reader }, needs: ReadNeeds) => {
      const { record } = await readRecord(actor, params.candidateId, needs);
      return entryOf(record, section, params.id);
    },
    add: async (
      { params: { candidateId }, body, actor }: { params: OfCandidate; body: Entered<S>; actor: Actor },
      needs: SaveNeeds,
    ) => {
      const { clock } = needs;
      refuseProblems(problemsOf(body, clock.now()));
      const id = clock.newId();
      const record = await saveRecord(
        { actor, candidateId },
        (before) => addEntry({ candidateId, record: before, section }, id, body),
        needs,
      );
      return entryOf(record, section, id);
    },
    change: async (
      { params: { candidateId, id }, body, actor }: { params: OfEntry; body: Entered<S>; actor: Actor },
      needs: SaveNeeds,
    ) => {
      refuseProblems(problemsOf(body, needs.clock.now()));
      const record = await saveRecord(
        { actor, candidateId },
        (before) => changeEntry({ candidateId, record: before, section }, id, body),
        needs,
      );
      return entryOf(record, section, id);
    },
    remove: async ({ params: { candidateId, id }, actor }: { params: OfEntry; actor: Actor }, needs: SaveNeeds) => {
      await saveRecord(
        { actor, candidateId },
        (before) => removeEntry({ candidateId, record: before, section }, id),
        needs,
      );
      return { id };
    },
  };
}
