import { expect, it } from 'vitest';
import { accountConfirmedExamples } from '../../../../events/accounts/account-confirmed.ts';
import type { EventOf } from '../../../../events/catalogue.ts';
import {
  askAddressesHandler,
  listAskedAddressesHandler,
  takeBackAskedAddressHandler,
} from '../../../../functions/features/claims/asked-address.handlers.ts';
import { askedAddressesStore } from '../../../../functions/features/claims/asked-addresses.store.ts';
import { listRecruiterClaimsHandler, readClaimHandler } from '../../../../functions/features/claims/claim.handlers.ts';
import { proposeToAddress, proposeToNewcomer } from '../../../../functions/features/claims/propose-to-address.steps.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { askedAddressesIn } from '../../../../functions/domain/claims/asked-addresses.ts';
import { candidateInvitationsIn } from '../../../../functions/records/candidate-invitation.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import { aClock } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openClaims, type ClaimsWorld } from './claims-world.ts';

let world: ClaimsWorld;
let asking: ReturnType<typeof openAsking>;
withLocalTable(async (opened) => {
  world = await openClaims(opened);
  asking = openAsking(world);
});

/** Recruiters who ask addresses, with the reactions to it. */
function openAsking(of: ClaimsWorld) {
  const needs = {
    ...of,
    askedAddresses: askedAddressesStore(of.table),
    candidateInvitations: candidateInvitationsIn(of.table),
    account: of.accounts.account,
    accountByEmail: of.accounts.accountByEmail,
  };
  const ask = async (actor: Actor, jobId: number, ...emails: string[]) => {
    const { result } = await handled(askAddressesHandler, { body: { emails, jobId }, actor }, needs);
    for (const { id } of await askedAddressesIn(of.table).askedBy(actor.id)) {
      const event = { data: { askedId: id, recruiterId: actor.id } } as EventOf<'address-asked'>;
      await proposeToAddress(event, needs);
    }
    return result;
  };
  const shown = async (actor: Actor) =>
    (await resultOf(listAskedAddressesHandler, { query: { page: 1, perPage: 50 }, actor }, needs)).data;
  const claims = async (actor: Actor) =>
    (await resultOf(listRecruiterClaimsHandler, { query: { page: 1, perPage: 50 }, actor }, needs)).data;
  const takeBack = (actor: Actor, id: number) => handled(takeBackAskedAddressHandler, { params: { id }, actor }, needs);
  const join = (person: Actor) => proposeToNewcomer(person.id, needs);
  return { ...needs, ask, shown, claims, takeBack, join };
}

/** A candidate whose address leads to them. */
async function aResident(over: Partial<Actor> = {}) {
  const person = await world.aPerson('candidate', over);
  await world.table.writeOne({ put: { ...keys.emailOwner(person.email), userId: person.id } });
  return person;
}

it('An address with an account and one without look alike to the recruiter until the person agrees', async () => {
  const rosa = await world.aPerson('recruiter');
  const job = await world.aClientsJob();
  const here = await aResident();
  const outcome = await asking.ask(rosa, job.id, here.email, 'nobody.yet@example.com');
  expect(outcome.map(({ available }) => available)).toEqual([true, true]);
  const [nobody, somebody] = await asking.shown(rosa);
  expect(Object.keys(nobody!).sort()).toEqual(Object.keys(somebody!).sort());
  for (const one of [nobody, somebody])
    expect(one).toMatchObject({ state: 'waiting', candidate: null, claimId: null, job: { id: job.id } });
  expect(await asking.claims(rosa)).toEqual([]);
  const [proposal] = await world.claimsStore.claimsOfCandidate(here.id);
  expect(proposal).toMatchObject({ state: 'proposed', recruiter: { id: rosa.id } });
  const read = handled(readClaimHandler, { params: { id: proposal!.id }, actor: rosa }, asking);
  await expect(read).rejects.toMatchObject({ kind: 'notFound' });
  await world.confirm(here, proposal!.id);
  expect((await asking.shown(rosa))[1]).toMatchObject({ state: 'agreed', candidate: { id: here.id } });
  expect(await asking.claims(rosa)).toMatchObject([{ id: proposal!.id }]);
});

it('An address of nobody is invited once, and the proposal of that recruiter waits for whoever joins by it', async () => {
  const [rosa, job] = [await world.aPerson('recruiter'), await world.aClientsJob()];
  const email = 'joins@example.com';
  await asking.ask(rosa, job.id, email);
  await asking.ask(rosa, job.id, 'another@example.com');
  const invited = (await asking.candidateInvitations.sentBy(rosa.id)).filter((one) => one.email === email);
  expect(invited).toMatchObject([{ status: 'waiting' }]);
  const vera = await aResident({ email });
  await asking.join(vera);
  await asking.join(vera);
  expect(await world.claimsStore.claimsOfCandidate(vera.id)).toMatchObject([
    { state: 'proposed', recruiter: { id: rosa.id }, job: { id: job.id } },
  ]);
});

it('Who declined an invitation of a recruiter is mailed none of theirs about another job, and is listed as having declined', async () => {
  const [rosa, raj, email] = [await world.aPerson('recruiter'), await world.aPerson('recruiter'), 'no@example.com'];
  const invitedBy = async (one: Actor, to = email) =>
    (await asking.candidateInvitations.sentBy(one.id)).filter((invitation) => invitation.email === to);
  await asking.ask(rosa, (await world.aClientsJob()).id, email);
  const [first] = await invitedBy(rosa);
  const token = { update: keys.account(rosa.id), set: { firstName: rosa.firstName } } as const;
  const event = { ...accountConfirmedExamples[0]!, id: 77_001 };
  await asking.candidateInvitations.saveDeclined(first!, event, token);
  const other = await world.aClientsJob();
  await asking.ask(rosa, other.id, email);
  expect(await invitedBy(rosa)).toMatchObject([{ id: first!.id, status: 'declined' }]);
  expect((await asking.shown(rosa)).map(({ job, state }) => [job.id, state])).toContainEqual([other.id, 'declined']);
  await asking.ask(raj, other.id, email);
  await asking.ask(rosa, other.id, 'yes@example.com');
  expect(await invitedBy(raj)).toMatchObject([{ status: 'waiting' }]);
  expect(await invitedBy(rosa, 'yes@example.com')).toMatchObject([{ status: 'waiting' }]);
});

it('A rival who proposes the newcomer in the same moment holds nothing: the candidate chooses, and one alone is chosen', async () => {
  const [bringer, rival] = [await world.aPerson('recruiter'), await world.aPerson('recruiter')];
  const job = await world.aClientsJob();
  await asking.ask(bringer, job.id, 'raced@example.com');
  const vera = await aResident({ email: 'raced@example.com' });
  const [, theirs] = await Promise.all([asking.join(vera), world.propose(rival, vera, job.id)]);
  expect(await world.claimsStore.introductionOf(vera.id, { ...job, managerId: world.manager.id } as never)).toBe(
    undefined,
  );
  const proposals = await world.claimsStore.claimsOfCandidate(vera.id);
  expect(proposals.map(({ state, recruiter }) => [state, recruiter.id]).sort()).toEqual(
    [
      ['proposed', bringer.id],
      ['proposed', rival.id],
    ].sort(),
  );
  const brought = proposals.find(({ recruiter }) => recruiter.id === bringer.id)!;
  const answers = await Promise.allSettled([world.confirm(vera, brought.id), world.confirm(vera, theirs.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('The same address is asked about a job once while it waits, and again when the time is over', async () => {
  const [rosa, job] = [await world.aPerson('recruiter'), await world.aClientsJob()];
  const once = await asking.ask(rosa, job.id, 'twice@example.com');
  const twice = await asking.ask(rosa, job.id, 'twice@example.com');
  expect([once[0]?.available, twice[0]?.available]).toEqual([true, false]);
  const later = openAsking(world.at(aClock('2027-01-15T10:00:00.000Z')) as ClaimsWorld);
  expect((await later.shown(rosa)).map(({ state }) => state)).toEqual(['over']);
});

it('Taken back, it makes no proposal; answered, it is taken back no more', async () => {
  const [rosa, job] = [await world.aPerson('recruiter'), await world.aClientsJob()];
  await asking.ask(rosa, job.id, 'taken.back@example.com');
  const [asked] = await asking.shown(rosa);
  await asking.takeBack(rosa, asked!.id);
  const vera = await aResident({ email: 'taken.back@example.com' });
  await asking.join(vera);
  expect(await world.claimsStore.claimsOfCandidate(vera.id)).toEqual([]);
  await asking.ask(rosa, job.id, vera.email);
  const [proposal] = await world.claimsStore.claimsOfCandidate(vera.id);
  await world.confirm(vera, proposal!.id);
  const [again] = await asking.shown(rosa);
  await expect(asking.takeBack(rosa, again!.id)).rejects.toMatchObject({ kind: 'conflict' });
});

it('What becomes a proposal in the moment in which it is taken back stays', async () => {
  const [rosa, job, here] = [await world.aPerson('recruiter'), await world.aClientsJob(), await aResident()];
  await asking.ask(rosa, job.id, here.email);
  const [asked] = await askedAddressesIn(world.table).askedBy(rosa.id);
  const { claimId: _unread, ...before } = asked!;
  await expect(asking.askedAddresses.saveTakenBack(before)).rejects.toMatchObject({ kind: 'conflict' });
  await asking.takeBack(rosa, asked!.id);
  expect(await asking.shown(rosa)).toEqual([]);
  expect(await world.claimsStore.claimsOfCandidate(here.id)).toMatchObject([{ state: 'withdrawn' }]);
});

it('A recruiter who then finds the person may propose them, and learns nothing of the proposal by address', async () => {
  const [rosa, job, here] = [await world.aPerson('recruiter'), await world.aClientsJob(), await aResident()];
  await asking.ask(rosa, job.id, here.email);
  const openly = await world.propose(rosa, here, job.id);
  expect(await asking.claims(rosa)).toMatchObject([{ id: openly.id, state: 'proposed' }]);
  expect(await world.claimsStore.claimsOfCandidate(here.id)).toMatchObject([{ id: openly.id }]);
});

it('Nobody puts themselves forward by address, and only for a job of a manager for whom they work', async () => {
  const [rosa, job] = [await world.aPerson('recruiter'), await world.aClientsJob()];
  await expect(asking.ask(rosa, job.id, rosa.email)).rejects.toMatchObject({ kind: 'conflict' });
  const stranger = { ...rosa, id: 999_999 };
  await expect(asking.ask(stranger, job.id, 'a@example.com')).rejects.toMatchObject({ kind: 'forbidden' });
});

it.each<[string, (person: Actor) => Promise<unknown>]>([
  [
    'hides from the company (PLUS-21)',
    (person) => {
      const companies = ['Harbour Line'];
      const hiding = { companies, findableBy: 'recruiters' as const, confirmed: [], version: 2 };
      return world.table.writeOne(hidingWrite(person.id, hiding));
    },
  ],
  [
    'erased their account (PLUS-21)',
    ({ id }) => world.table.writeOne({ update: keys.account(id), set: { status: 'erased' } }),
  ],
])('Whoever %s gets no proposal by address, and looks like an address of nobody', async (_what, change) => {
  const [rosa, here] = [await world.aPerson('recruiter'), await aResident()];
  const client = await world.aClient({ companyName: 'Harbour Line', email: `ann@harbour-${here.id}.example` });
  const job = await world.aPostedJob({ clientId: client.id });
  await change(here);
  const asked = await asking.ask(rosa, job.id, here.email, `nobody.${here.id}@example.com`);
  expect(asked.map(({ available }) => available)).toEqual([true, true]);
  expect(await world.claimsStore.claimsOfCandidate(here.id)).toEqual([]);
  expect((await asking.shown(rosa)).map(({ state, candidate }) => [state, candidate])).toEqual([
    ['waiting', null],
    ['waiting', null],
  ]);
});
