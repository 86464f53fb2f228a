import type { PersonReference } from '../../../shared/model/person.ts';
import { accountsIn, referenceOf } from '../../records/account.ts';
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
}

const changedMeanwhile = new Error('a copy of a person changed while it was renewed');
const parts = ['firstName', 'lastName', 'avatar'] as const;

/**
 * Writes the person's current name and picture into copies of them. Each write compares with what was read, and the
 * account is read after the copies, so neither a newer name nor an erasure in between is undone; a concurrent change
 * throws, and the repeated reaction reads again. Copies that are already right cost nothing, so that a repetition
 * continues where the last one stopped.
 */
export async function renewPerson(table: Table, userId: number, copies: readonly PersonCopy[]): Promise<void> {
  const account = await accountsIn(table).account(userId);
  if (account?.status !== 'active') return;
  const { firstName, lastName, avatar } = referenceOf(account);
  const now = { firstName, lastName, avatar };
  const outdated = copies.filter(({ seen }) => parts.some((part) => seen[part] !== now[part]));
  await inGroups(outdated, async ({ at, field, seen }) => {
    const set = field === 'row' ? now : { [field]: { ...seen, ...now } };
    await table.writeOne({
      update: { pk: at.pk, sk: at.sk },
      set,
      when: field === 'row' ? rowIs(seen) : { expression: `#${field} = :seen`, values: { seen } },
      refusal: changedMeanwhile,
    });
  });
}

function rowIs(seen: PersonReference): Condition {
  return {
    expression: parts.map((part) => `#${part} = :${part}`).join(' AND '),
    values: Object.fromEntries(parts.map((part) => [part, seen[part]])),
  };
}
