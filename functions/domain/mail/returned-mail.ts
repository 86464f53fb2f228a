import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import { accountsIn } from '../../records/account.ts';

const over = new Error('it was answered or is gone');
const open = {
  // Of claims alone `state` is stored; one that was answered is no longer waited for.
  expression: 'attribute_exists(pk) AND (attribute_not_exists(#state) OR #state = :proposed)',
  values: { proposed: 'proposed' },
};

/** Why mail does not reach an address: it comes back, or its owner called one spam. */
export type Unreached = 'returns' | 'unwanted';

/**
 * Says wherever an address was mailed that mail does not reach it: in the invitations, recommendations and proposals that name
 * it, whose senders see the same for either reason, and in the account that has it, whose owner sees which it is.
 */
export async function sayMailIsLost(table: Table, email: string, why: Unreached): Promise<void> {
  const { sent, account } = await mailedPlaces(table, email);
  const marks = [
    ...sent.map((place) => ({ place, mark: { mailReturns: true } })),
    ...account.map((place) => ({ place, mark: why === 'returns' ? { mailReturns: true } : { mailUnwanted: true } })),
  ];
  await inGroups(marks, ({ place: { pk, sk }, mark }) =>
    tryWrite(table.writeOne({ update: { pk, sk }, set: mark, when: open, refusal: over }), over),
  );
}

/** Takes that back, for an address that works again. */
export async function sayMailArrives(table: Table, email: string): Promise<void> {
  const { sent, account } = await mailedPlaces(table, email);
  const remove = ['mailReturns', 'mailUnwanted'];
  await inGroups([...sent, ...account], ({ pk, sk }) =>
    tryWrite(table.writeOne({ update: { pk, sk }, remove, when: open, refusal: over }), over),
  );
}

async function mailedPlaces(table: Table, email: string) {
  const [naming, account] = await Promise.all([
    table.query(keys.itemsNaming(email)),
    accountsIn(table).accountByEmail(email),
  ]);
  const claims = account?.role === 'candidate' ? await table.query(keys.claimsOfCandidate(account.id)) : [];
  return {
    sent: [...naming, ...claims.map(({ claimId }) => keys.claim(claimId))],
    account: account ? [keys.account(account.id)] : [],
  };
}
