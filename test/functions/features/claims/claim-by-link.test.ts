import { expect, it } from 'vitest';
import { confirmClaimByLinkHandler } from '../../../../functions/features/claims/claim-link.handlers.ts';
import { claimsIn } from '../../../../functions/domain/claims/claims.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openClaims } from './claims-world.ts';

let drawn = 0;
const world = withLocalTable(openClaims);

/** A candidate whom two recruiters propose to one client, and the mailed link to the first proposal. */
async function twoProposals() {
  const [rosa, emil, ada] = [
    await world.aPerson('recruiter'),
    await world.aPerson('recruiter'),
    await world.aPerson('candidate'),
  ];
  const job = await world.aClientsJob();
  const [mailed, rival] = [await world.propose(rosa, ada, job.id), await world.propose(emil, ada, job.id)];
  const token = String((drawn += 1)).padStart(22, 'k');
  const purpose = { kind: 'claim', claimId: mailed.id, candidateId: ada.id } as const;
  await world.mailedTokens.save(token, purpose, world.clock.now());
  const confirm = async (claimId: number) => handled(confirmClaimByLinkHandler, { body: { token, claimId } }, world);
  const stateOf = async ({ id }: { id: number }) => (await claimsIn(world.table).claim(id))?.state;
  return { rosa, ada, job, mailed, rival, confirm, stateOf };
}

it('The link to a proposal confirms it once', async () => {
  const { mailed, rival, confirm, stateOf } = await twoProposals();
  await confirm(mailed.id);
  expect(await stateOf(mailed)).toBe('standing');
  expect(await refusalOf(confirm(rival.id))).toMatchObject({ kind: 'gone' });
});

it('The link to a proposal also confirms its rival for the same client instead', async () => {
  const { mailed, rival, confirm, stateOf } = await twoProposals();
  await confirm(rival.id);
  expect(await stateOf(rival)).toBe('standing');
  expect(await stateOf(mailed)).not.toBe('standing');
});

it('The link to a proposal confirms neither another candidate’s nor one to another client, and works on', async () => {
  const { rosa, ada, mailed, confirm, stateOf } = await twoProposals();
  const elsewhere = await world.propose(rosa, ada, (await world.aClientsJob()).id);
  const others = await twoProposals();
  for (const { id } of [elsewhere, others.mailed])
    expect(await refusalOf(confirm(id))).toMatchObject({ kind: 'notFound', message: 'There is no such proposal' });
  await confirm(mailed.id);
  expect(await stateOf(mailed)).toBe('standing');
});
