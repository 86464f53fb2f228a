import type { PersonReference } from '../../shared/model/person.ts';
import { accountsIn } from './accounts.ts';
import { inGroups } from './in-groups.ts';
import type { Table } from './table.ts';

/** Where a person's picture stands beside their name: the attribute that is a reference to them, or `avatar` itself, and what was read there. */
export type AvatarCopy = { at: { pk: string; sk: string } } & ({ field: 'avatar'; seen: string | null } | { field: 'candidate' | 'recruiter'; seen: PersonReference });

const changedMeanwhile = new Error('a copy of a person changed while its picture was renewed');

/**
 * Shows the person's picture of now in copies of them. Each write compares with what was read, and the account is read after the copies, so
 * neither a newer picture nor an erasure in between is undone; what changed meanwhile throws, and the repeated reaction reads anew. Copies
 * that are right already cost nothing.
 */
export async function renewAvatars(table: Table, userId: number, copies: readonly AvatarCopy[]): Promise<void> {
  const account = await accountsIn(table).account(userId);
  if (!account) return;
  const { avatar } = account;
  const outdated = copies.filter((copy) => (copy.field === 'avatar' ? copy.seen : copy.seen.avatar) !== avatar);
  await inGroups(outdated, async ({ at, field, seen }) => {
    const now = field === 'avatar' ? avatar : { ...seen, avatar };
    await table.writeOne({ update: { pk: at.pk, sk: at.sk }, set: { [field]: now }, when: { expression: `#${field} = :seen`, values: { seen } }, refusal: changedMeanwhile });
  });
}
