import type { PersonReference } from '../../../shared/model/person.ts';
import { accountsIn, referenceOf } from '../../records/account.ts';
import { candidateRecord, positionIn } from '../../records/candidate-profile.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Condition } from '../../platform/table/write.ts';

/**
 * Where a person's name and picture are copied: the attribute that is a reference to them, or `row` where the item
 * itself is one, and what was read there.
 */
export interface PersonCopy {
  at: { pk: string; sk: string };
  field: 'row' | 'candidate' | 'recruiter' | 'manager';
  seen: PersonReference;
  /** The position of a candidate that the copy names; absent where it names none. */
  position?: { seen: string | null };
}

const changedMeanwhile = new Error('a copy of a person changed while it was renewed');
const parts = ['firstName', 'lastName', 'avatar'] as const;

/**
 * Writes the person's current name and picture, and beside them what they are, into copies of them. Each write compares
 * with what was read, and account and profile are read after the copies, so neither a newer one nor an erasure in between
 * is undone; a concurrent change throws, and the repeated reaction reads again. Copies that are already right cost
 * nothing, so that a repetition continues where the last one stopped.
 */
export async function renewPerson(table: Table, userId: number, copies: readonly PersonCopy[]): Promise<void> {
  const account = await accountsIn(table).account(userId);
  if (account?.status !== 'active') return;
  const { firstName, lastName, avatar } = referenceOf(account);
  const now = { firstName, lastName, avatar };
  const position = copies.some((copy) => copy.position) ? positionIn(await candidateRecord(table, userId)) : null;
  const outdated = copies.filter(
    (copy) => parts.some((part) => copy.seen[part] !== now[part]) || (copy.position && copy.position.seen !== position),
  );
  await inGroups(outdated, async ({ at, field, seen, position: copied }) => {
    const set = field === 'row' ? now : { [field]: { ...seen, ...now }, ...(copied && { position }) };
    await table.writeOne({
      update: { pk: at.pk, sk: at.sk },
      set,
      when: field === 'row' ? rowIs(seen) : copyIs(field, seen, copied),
      refusal: changedMeanwhile,
    });
  });
}

function copyIs(field: PersonCopy['field'], seen: PersonReference, position: PersonCopy['position']): Condition {
  const same = `#${field} = :seen`;
  if (!position) return { expression: same, values: { seen } };
  // A copy that never said what they are has no such attribute.
  const isAsSeen =
    position.seen === null ? '(attribute_not_exists(#position) OR #position = :position)' : '#position = :position';
  return { expression: `${same} AND ${isAsSeen}`, values: { seen, position: position.seen } };
}

function rowIs(seen: PersonReference): Condition {
  return {
    expression: parts.map((part) => `#${part} = :${part}`).join(' AND '),
    values: Object.fromEntries(parts.map((part) => [part, seen[part]])),
  };
}
