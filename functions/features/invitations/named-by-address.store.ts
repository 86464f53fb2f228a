import { accountsIn } from '../../records/account.ts';
import { keys } from '../../platform/table/keys.ts';
import type { PersonCopy } from '../../domain/people/person-copy.ts';
import type { Table } from '../../platform/table/table.ts';

/**
 * Where a person who accepted an invitation or a recommendation is named in the sender's list; one query finds both.
 */
export async function acceptedPlacesOf(table: Table, candidateId: number): Promise<PersonCopy[]> {
  const account = await accountsIn(table).account(candidateId);
  if (!account) return [];
  const sent = await table.query(keys.itemsNaming(account.email));
  return sent.flatMap(({ pk, sk, candidate }) =>
    candidate?.id === candidateId ? [{ at: { pk, sk }, field: 'candidate' as const, seen: candidate }] : [],
  );
}
