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

/**
 * Says wherever an address was mailed that mail to it comes back: in the invitations, recommendations and proposals that name
 * it, which their senders see, and in the account that has it, whose owner sees it on every page.
 */
export async function sayMailReturns(table: Table, email: string): Promise<void> {
  await inGroups(await mailedPlaces(table, email), ({ pk, sk }) =>
    tryWrite(table.writeOne({ update: { pk, sk }, set: { mailReturns: true }, when: open, refusal: over }), over),
  );
}

/** Takes that back, for an address that works again. */
export async function sayMailArrives(table: Table, email: string): Promise<void> {
  await inGroups(await mailedPlaces(table, email), ({ pk, sk }) =>
    tryWrite(table.writeOne({ update: { pk, sk }, remove: ['mailReturns'], when: open, refusal: over }), over),
  );
}

async function mailedPlaces(table: Table, email: string): Promise<{ pk: string; sk: string }[]> {
  const [naming, account] = await Promise.all([
    table.query(keys.itemsNaming(email)),
    accountsIn(table).accountByEmail(email),
  ]);
  const claims = account?.role === 'candidate' ? await table.query(keys.claimsOfCandidate(account.id)) : [];
  return [
    ...naming,
    ...(account ? [keys.account(account.id)] : []),
    ...claims.map(({ claimId }) => keys.claim(claimId)),
  ];
}
