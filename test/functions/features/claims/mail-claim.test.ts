import { expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { mailClaim } from '../../../../functions/features/claims/mail-claim.steps.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Mail } from '../../../../functions/platform/outside/mail/port.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openClaims } from './claims-world.ts';
import { mailAddressesIn } from '../../../../functions/domain/mail/mail-addresses.ts';
import { sayMailIsLost, type Unreached } from '../../../../functions/domain/mail/returned-mail.ts';
import { prepared, toWhoTakesMail } from '../../../../functions/platform/outside/mail/send-mail.ts';

const world = withLocalTable(openClaims);

async function aProposal() {
  const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
  const { id } = await world.propose(rosa, ada, (await world.aClientsJob()).id);
  const proposed = { id: 1, data: { claimId: id, candidate: ada } } as unknown as EventOf<'claim-proposed'>;
  const sent: Mail[] = [];
  const needs = {
    ...world,
    send: prepared(async (mail: Mail) => void sent.push(mail)),
    siteUrl: 'https://hirehub.example',
    account: world.accounts.account,
  };
  return { id, ada, proposed, sent, needs };
}

it('The mail about a proposal leads the candidate to its page without signing in', async () => {
  const { ada, proposed, sent, needs } = await aProposal();
  await mailClaim(proposed, needs);
  expect(sent.map(({ to }) => to)).toEqual([ada.email]);
  expect(sent[0]?.text).toMatch(
    new RegExp(`https://hirehub\\.example/represent\\?token=[\\w-]{22}&email=${encodeURIComponent(ada.email)}`),
  );
});

it('A proposal that was answered is mailed to nobody', async () => {
  const { id, ada, proposed, sent, needs } = await aProposal();
  await world.confirm(ada, id);
  await mailClaim(proposed, needs);
  expect(sent).toEqual([]);
});

it.each(['dead', 'complained'] as const)(
  'A proposal to an address that is %s waits unmailed, and says in the same words that mail does not reach it',
  async (what) => {
    const { id, ada, proposed, sent, needs } = await aProposal();
    const addresses = mailAddressesIn(world.table);
    await addresses.report(ada.email, { what, id: `r${id}`, at: world.clock.now() });
    await world.table.writeOne({ put: { ...keys.emailOwner(ada.email), userId: ada.id } });
    const sayLost = (email: string, why: Unreached) => sayMailIsLost(world.table, email, why);
    const known = { ...addresses, sayMailIsLost: sayLost };
    await mailClaim(proposed, { ...needs, send: toWhoTakesMail(known, needs.send) });
    const claim = await world.claimsStore.claim(id);
    expect(sent).toEqual([]);
    expect([claim?.state, claim?.mailedAt, claim?.mailReturns]).toEqual(['proposed', undefined, true]);
  },
);
