import { describe, expect, it } from 'vitest';
import { sayMailArrives, sayMailIsLost } from '../../../../functions/domain/mail/returned-mail.ts';
import { markAddresses } from '../../../../functions/features/mail/mark-addresses.steps.ts';
import { listedIn } from '../../../../functions/platform/table/key.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { mailAddressesIn } from '../../../../functions/domain/mail/mail-addresses.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { someTime } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const room = withLocalTable(openAccounts);

/** An invitation of this address by user 7, as it is stored. */
async function invited(email: string, id: number) {
  const key = keys.candidateInvitation(7, id);
  await room.table.writeOne({ put: { ...key, id, email, ...listedIn(keys.itemsNaming(email), String(id)) } });
  return async () => ((await room.table.get(key)) as { mailReturns?: true } | undefined)?.mailReturns;
}
const bounceOf = (emailAddress: string, bounceType: string, feedbackId: string) => ({
  detail: {
    eventType: 'Bounce',
    bounce: {
      bounceType,
      bounceSubType: 'General',
      bouncedRecipients: [{ emailAddress }],
      feedbackId,
      timestamp: someTime,
    },
  },
});
const complaintOf = (emailAddress: string) => ({
  detail: {
    eventType: 'Complaint',
    complaint: { complainedRecipients: [{ emailAddress }], feedbackId: 'c1', timestamp: someTime },
  },
});
const hear = (event: object) =>
  markAddresses(event, {
    mailAddresses: mailAddressesIn(room.table),
    sayMailIsLost: (email, why) => sayMailIsLost(room.table, email, why),
  });

describe('That mail to an address comes back', () => {
  it('is said in each invitation that names it, and in the account that has it, until it works again (PLUS-60)', async () => {
    const ana = await room.aMember('Ana');
    const [first, second, other] = [
      await invited(ana.email, 1),
      await invited(ana.email, 2),
      await invited('other@example.com', 3),
    ];
    const said = async () => [
      await first(),
      await second(),
      (await room.accountsStore.account(ana.id))?.mailReturns,
      await other(),
    ];
    await hear(bounceOf(ana.email, 'Permanent', 'b1'));
    expect(await said()).toEqual([true, true, true, undefined]);
    await sayMailArrives(room.table, ana.email);
    expect(await said()).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is said alike where its owner called a mail spam, who alone reads which it is, until they want mail again', async () => {
    const dee = await room.aMember('Dee');
    const said = await invited(dee.email, 5);
    const own = async () => {
      const account = await room.accountsStore.account(dee.id);
      return [account?.mailReturns, account?.mailUnwanted];
    };
    await hear(complaintOf(dee.email));
    expect([await said(), ...(await own())]).toEqual([true, undefined, true]);
    await sayMailArrives(room.table, dee.email);
    expect([await said(), ...(await own())]).toEqual([undefined, undefined, undefined]);
  });

  it('is not said of one mail that was given up, but of three in a row', async () => {
    const said = await invited('bo@example.com', 4);
    for (const [n, expected] of [undefined, undefined, true].entries()) {
      await hear(bounceOf('bo@example.com', 'Transient', `f${n}`));
      expect(await said()).toBe(expected);
    }
  });

  it('is said in a proposal that the candidate has not answered, and in no other', async () => {
    const cy = await room.aMember('Cy');
    await room.table.writeOne({ put: { ...keys.account(cy.id), ...cy, role: 'candidate' } });
    const claims = { open: keys.claim(8), answered: keys.claim(9) };
    for (const [claim, claimId, state] of [
      [claims.open, 8, 'proposed'],
      [claims.answered, 9, 'declined'],
    ] as const) {
      await room.table.writeOne({ put: { ...claim, id: claimId, state } });
      await room.table.writeOne({ put: { ...keys.candidateClaim(cy.id, claimId, 7), claimId } });
    }
    await sayMailIsLost(room.table, cy.email, 'returns');
    const marks = await room.table.batchGet([claims.open, claims.answered]);
    expect(marks.map((claim) => claim?.mailReturns)).toEqual([true, undefined]);
  });
});
