import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { referenceOf } from '../../records/account.ts';
import type { StoredEntry } from '../../records/points.ts';
import type { BountiesStore } from './bounties.store.ts';
import { hireBountyOf } from '../../domain/points/hire-bounty.ts';
import { returnBounty, contestReturn, decideReturn, isReturn } from '../../domain/points/settle-bounty.ts';

export const listHireBountiesHandler = handler(
  contract.points.listHireBounties,
  async ({ params, actor }, { bountiesStore, clock }: { bountiesStore: BountiesStore; clock: Clock }) => {
    await bountiesStore.requireManager(params.id, actor.id);
    const hires = await bountiesStore.hiresOf(params.id);
    const bounties = hires.map(({ award, returned }) => hireBountyOf(award, returned, clock.now()));
    return bountiesStore.seen(actor, bounties);
  },
);

export const returnBountyHandler = handler(
  contract.points.returnBounty,
  async ({ params, body, actor, refuse }, { bountiesStore, clock }: { bountiesStore: BountiesStore; clock: Clock }) => {
    await bountiesStore.requireManager(params.id, actor.id);
    const { rewardId, ...left } = body;
    const hires = await bountiesStore.hiresOf(params.id);
    const found = rewardId === undefined ? hires[0] : hires.find(({ award }) => award.id === rewardId);
    if (!found)
      throw refuse.conflict(
        hires.length > 0 ? 'This hire of the job earned no points' : 'Nobody earned points for this job',
      );
    const at = clock.now();
    const leave = (one: StoredEntry) =>
      returnBounty(one, left, { actor: eventActor(actor), at, id: clock.newId(), eventId: clock.newId() });
    const { award, asked, event } = leave(found.award);
    const referral = found.referral?.bounty === 'held' ? [leave(found.referral)] : [];
    await bountiesStore.saveAsked([{ award, asked, event }, ...referral]);
    const bounty = hireBountyOf(award, asked, at);
    return (await bountiesStore.seen(actor, [bounty]))[0] ?? bounty;
  },
);

export const contestReturnHandler = handler(
  contract.points.contestReturn,
  async ({ params, body, actor, refuse }, { bountiesStore, clock }: { bountiesStore: BountiesStore; clock: Clock }) => {
    const before = await bountiesStore.entry(actor.id, params.id);
    if (!before) throw refuse.noSuch('return');
    const contested = contestReturn(before, body.words, {
      actor: eventActor(actor),
      at: clock.now(),
      eventId: clock.newId(),
      deciders: before.manager ? await bountiesStore.decidersFor(before.manager.id) : [],
    });
    await bountiesStore.saveContested(contested);
    return (await bountiesStore.seen(actor, [contested.after]))[0] ?? contested.after;
  },
);

export const decideReturnHandler = handler(
  contract.points.decideReturn,
  async ({ params, body, actor, refuse }, { bountiesStore, clock }: { bountiesStore: BountiesStore; clock: Clock }) => {
    const found = (await bountiesStore.contestedFor(actor.id)).find(({ id }) => id === params.id);
    if (!found) throw refuse.noSuch('contested return');
    const [before, award] = await Promise.all([
      bountiesStore.entry(found.recruiterId, found.id),
      bountiesStore.entry(found.recruiterId, found.aboutId),
    ]);
    if (!before || !isReturn(before) || !award) throw refuse.noSuch('contested return');
    const decided = decideReturn(
      { before, award },
      { ...body, by: referenceOf(actor) },
      { actor: eventActor(actor), at: clock.now(), eventId: clock.newId() },
    );
    await bountiesStore.saveDecided(decided);
    return { id: before.id };
  },
);

export const listContestedReturnsHandler = handler(
  contract.points.listContestedReturns,
  async ({ query, actor }, { bountiesStore }: { bountiesStore: BountiesStore }) => {
    const contested = await bountiesStore.contestedFor(actor.id);
    const [names, claims] = await Promise.all([
      bountiesStore.namesOf(contested.map(({ recruiterId }) => recruiterId)),
      bountiesStore.claimsOf(contested),
    ]);
    const { data, meta } = pageOf(
      contested.flatMap(({ id, at, job, candidate, recruiterId, manager, leaving }, row) => {
        const recruiter = names.get(recruiterId);
        if (!recruiter || !manager) return [];
        const claimId = claims[row] ?? null;
        return { id, points: leaving.points, at, job, candidate, recruiter, manager, leaving, claimId };
      }),
      query,
    );
    return { data: await bountiesStore.seen(actor, data), meta };
  },
);
