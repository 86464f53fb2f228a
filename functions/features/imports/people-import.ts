import { peopleImportLimits } from '../../../shared/constants/people-import.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import type { PeopleImport } from '../../../shared/model/people-import.ts';
import type { PeopleImportForm } from '../../../shared/validation/people-import.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredPeopleImport } from '../../records/people-import.ts';

const undoLength = peopleImportLimits.undoMinutes * 60_000;

/** Decides a new import; who would have more people than the stage allows is refused. */
export function startImport(
  form: PeopleImportForm,
  { id, recruiterId, at, people, most }: { id: number; recruiterId: number; at: string; people: number; most: number },
): StoredPeopleImport {
  if (people + form.rows > most)
    throw refuse.conflict(
      `You can keep ${most.toLocaleString('en-US')} people, and have ${people.toLocaleString('en-US')}`,
      'rows',
    );
  return { ...form, id, recruiterId, added: 0, refused: 0, kept: 0, startedAt: at, changedAt: at };
}

const isComplete = ({ rows, added, refused }: StoredPeopleImport): boolean => added + refused >= rows;

/** Until when an import can be undone: some minutes after its last row, and as long as rows are missing. */
function undoUntil(one: StoredPeopleImport, at: string): string | null {
  if (one.undo) return null;
  const { keptDays } = peopleImportLimits;
  const [from, length] = isComplete(one) ? [one.changedAt, undoLength] : [one.startedAt, keptDays * oneDay];
  const until = new Date(Date.parse(from) + length).toISOString();
  return until > at ? until : null;
}

/** Refuses to undo an import that no longer can be; one that is being undone goes on. */
export function mayUndo(one: StoredPeopleImport, at: string): void {
  if (one.undo === 'done') throw refuse.conflict('This import was undone already');
  if (!one.undo && !undoUntil(one, at))
    throw refuse.conflict(`An import can be undone for ${peopleImportLimits.undoMinutes} minutes`);
}

/** An import as it is sent. */
export function shownPeopleImport(one: StoredPeopleImport, at: string): PeopleImport {
  const { recruiterId: _mine, changedAt: _last, undo, ...facts } = one;
  const moved = undo === 'done' ? 'undone' : undo && 'undoing';
  return { ...facts, state: moved ?? (isComplete(one) ? 'complete' : 'open'), undoUntil: undoUntil(one, at) };
}
