import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../../../events/catalogue.ts';
import { undoWithdrawalHandler } from '../../../../functions/features/applications/candidate-job.handlers.ts';
import { withdrawApplicationHandler } from '../../../../functions/features/applications/withdraw-application.handler.ts';
import { withdrawalsStore } from '../../../../functions/features/applications/withdrawals.store.ts';
import { confirmClaimHandler, endCandidateClaimHandler } from '../../../../functions/features/claims/claim.handlers.ts';
import { removeClientHandler } from '../../../../functions/features/clients/client.handlers.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { rollUpFigures } from '../../../../functions/features/dashboards/roll-up-figures.steps.ts';
import { rollUpsStore } from '../../../../functions/features/dashboards/roll-ups.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import {
  closeJobHandler,
  holdJobHandler,
  reopenJobHandler,
} from '../../../../functions/features/jobs/job-status.handlers.ts';
import { removeJobHandler } from '../../../../functions/features/jobs/job.handlers.ts';
import { recountPerson } from '../../../../functions/features/operator/recount.steps.ts';
import { recountStore } from '../../../../functions/features/operator/recount.store.ts';
import { requestErasureHandler } from '../../../../functions/features/personal-data/erasure/request-erasure.handler.ts';
import { addCandidateJobNoteHandler } from '../../../../functions/features/pipeline/candidate-note.handlers.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { notesStore } from '../../../../functions/features/pipeline/notes.store.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { undoCandidateStatusHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { isCounted, type CountedEvent } from '../../../../functions/domain/counters/counted-event.ts';
import { countedHours } from '../../../../functions/domain/counters/hour-counters.ts';
import { pipelineStatuses } from '../../../../shared/constants/pipeline.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { startLocalTable } from '../../../support/local-table.ts';
import { somePassword } from '../../../support/people.ts';
import { everything, openPersonalData } from '../../../support/personal-data.ts';
import { openClaims } from '../claims/claims-world.ts';

const actions = 300;

/** Numbers in [0, 1), the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

async function openOffice() {
  let now = () => someTime;
  // The table's time follows the office's, so that what expires disappears.
  const local = await startLocalTable({ now: () => Date.parse(now()) });
  const world = await openClaims(local);
  now = world.clock.now;
  const { table, clock } = world;
  const room = { ...openPersonalData(local), clock };
  const needs = {
    ...world,
    pipelineStore: pipelineStore(table),
    notesStore: notesStore(table),
    withdrawalsStore: withdrawalsStore(table),
  };
  const recruiters = [world.recruiter, anActor('recruiter', { id: 2002, email: 'r2@example.com' })] as const;
  const candidates = Array.from({ length: 6 }, (_, at) =>
    anActor('candidate', { id: 3101 + at, uuid: `candidate-${at}`, email: `c${at}@example.com` }),
  );
  for (const actor of [world.manager, ...recruiters, ...candidates]) await room.admit(actor);
  await world.employ(recruiters[1].id, world.manager.id);
  const counters = countersStore(table, clock);
  const delivered = new Set<number>();

  /** Delivers what has happened and was not delivered yet, in any order, a part twice and a part later. */
  async function deliver(random: () => number, lateness: number): Promise<void> {
    const found = (await everything(local)).split('\n').flatMap((text): CountedEvent[] => {
      const { event } = JSON.parse(text) as { event?: AnyEvent };
      return event && isCounted(event) && !delivered.has(event.id) && random() >= lateness ? [event] : [];
    });
    for (const { id } of found) delivered.add(id);
    const twice = [...found, ...found.filter(() => random() < 0.3)].sort(() => random() - 0.5);
    for (const event of twice) await count(event, counters);
  }

  const rollUp = () => rollUpFigures({ rollUpsStore: rollUpsStore(table), clock });
  const recount = (userId: number) => recountPerson(recountStore(table, clock), userId);

  /** Erases an account: asked for by its owner, and due after its time of grace. */
  async function erase(actor: Actor): Promise<void> {
    await handled(requestErasureHandler, { body: { password: somePassword, confirmation: 'erase' }, actor }, room);
    const due = Date.parse(clock.now()) + 15 * 86_400_000;
    for (const minutes of [0, 20, 40]) {
      clock.set(new Date(due + minutes * 60_000).toISOString());
      await room.strike(clock.now());
    }
    expect((await room.erasuresStore.account(actor.id))?.status).not.toBe('active');
    expect((await room.erasuresStore.erasureOf(actor)).erasure, 'it is complete').toBeUndefined();
  }
  const counted = (userId: number) => countedHours(table, userId);
  return { local, counted, ...needs, recruiters, candidates, deliver, rollUp, recount, erase };
}

describe('A recount after 300 random actions', () => {
  it('finds nothing wrong, although some were delivered late or twice and people were erased, whose counts stay (PLUS-30)', async () => {
    const random = seeded(11);
    const office = await openOffice();
    const { manager, clock } = office;
    const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const jobs: number[] = [];
    const clients: number[] = [];
    const applications: { id: number; jobId: number; candidateId: number }[] = [];
    let people = { recruiters: [...office.recruiters], candidates: [...office.candidates] };
    const job = () => ({ params: { id: one(jobs) ?? 1 }, actor: manager });
    const place = () => {
      const { jobId, candidateId } = one(applications);
      const actor = random() < 0.5 ? manager : one(people.recruiters);
      return { params: { jobId, candidateId }, actor };
    };
    const ofCandidate = () => {
      const { jobId, candidateId } = one(applications);
      const actor = people.candidates.find(({ id }) => id === candidateId) ?? one(people.candidates);
      return { params: { id: jobId }, actor };
    };
    // What can be undone for ten minutes: the last move, and the last withdrawal.
    let [moved, withdrawn] = [undefined, undefined] as [ReturnType<typeof place>?, ReturnType<typeof ofCandidate>?];
    const move = async () => {
      const where = place();
      await handled(
        changeCandidateStatusHandler,
        { ...where, body: { status: one(pipelineStatuses), reason: 'Why' } },
        office,
      );
      moved = where;
    };
    const withdraw = async () => {
      const where = ofCandidate();
      await handled(withdrawApplicationHandler, { ...where, body: {} }, office);
      withdrawn = where;
    };
    const apply = async () => {
      const [jobId, candidate] = [one(jobs), one(people.candidates)];
      applications.push({ id: await office.applied(jobId, candidate), jobId, candidateId: candidate.id });
    };
    const accept = async () => void (await office.accepted(one(applications).id, one(people.recruiters)));
    const does: Record<string, [weight: number, act: () => Promise<unknown>]> = {
      addClient: [1, async () => clients.push((await office.aClient({ companyName: `Ward ${clients.length}` })).id)],
      removeClient: [
        1,
        () => handled(removeClientHandler, { params: { id: one(clients) ?? 1 }, actor: manager }, office),
      ],
      post: [2, async () => jobs.push((await office.aPostedJob({ clientId: one([...clients, null]) })).id)],
      hold: [1, () => handled(holdJobHandler, job(), office)],
      reopen: [2, () => handled(reopenJobHandler, job(), office)],
      remove: [1, () => handled(removeJobHandler, job(), office)],
      close: [1, () => handled(closeJobHandler, { ...job(), body: {} }, office)],
      closeWithHire: [
        1,
        () => {
          const { jobId, candidateId } = one(applications);
          return handled(closeJobHandler, { params: { id: jobId }, body: { candidateId }, actor: manager }, office);
        },
      ],
      apply: [9, apply],
      accept: [9, accept],
      withdraw: [1, withdraw],
      undoWithdrawal: [9, () => handled(undoWithdrawalHandler, withdrawn ?? ofCandidate(), office)],
      move: [30, move],
      undo: [9, () => handled(undoCandidateStatusHandler, moved ?? place(), office)],
      note: [2, () => handled(addCandidateJobNoteHandler, { ...place(), body: { note: 'Good' } }, office)],
      confirmClaim: [
        9,
        async () => {
          const actor = one(people.candidates);
          const asked = (await office.claimsStore.claimsOfCandidate(actor.id)).filter(
            ({ state }) => state === 'proposed',
          );
          return handled(confirmClaimHandler, { params: { id: one(asked)?.id ?? 1 }, actor }, office);
        },
      ],
      endClaim: [
        3,
        async () => {
          const actor = one(people.candidates);
          const claims = await office.claimsStore.claimsOfCandidate(actor.id);
          const params = { id: one(claims)?.id ?? 1 };
          return handled(endCandidateClaimHandler, { params, body: {}, actor }, office);
        },
      ],
    };
    const drawn = Object.entries(does).flatMap(([name, [weight]]) => Array.from({ length: weight }, () => name));
    const done: Record<string, number> = {};
    const pasts: [before: unknown, after: unknown][] = [];
    await does.post![1]();
    await apply();
    for (let acted = 0, tried = 0; acted < actions; tried += 1) {
      expect(tried, JSON.stringify(done)).toBeLessThan(6000);
      clock.set(new Date(Date.parse(clock.now()) + Math.ceil(random() * 3) * 60_000).toISOString());
      const name = one(drawn);
      try {
        await does[name]![1]();
      } catch (error) {
        if ((error as Error).name === 'Refusal') continue;
        throw error;
      }
      done[name] = (done[name] ?? 0) + 1;
      acted += 1;
      if (acted % 30 === 0) await office.deliver(random, 0.2);
      if (acted % 100 === 0) await office.rollUp();
      if (acted === 140 || acted === 220) {
        const leaver = acted === 140 ? one(people.candidates) : office.recruiters[1];
        await office.deliver(random, 0);
        const before = await office.counted(manager.id);
        await office.erase(leaver);
        pasts.push([before, await office.counted(manager.id)]);
        people = {
          recruiters: people.recruiters.filter(({ id }) => id !== leaver.id),
          candidates: people.candidates.filter(({ id }) => id !== leaver.id),
        };
      }
    }
    await office.deliver(random, 0);
    clock.set(new Date(Date.parse(clock.now()) + 2 * 86_400_000).toISOString());
    await office.rollUp();
    expect(pasts.map(([before]) => before)).toEqual(pasts.map(([, after]) => after));
    expect(pasts).toHaveLength(2);
    const nothing = { wrong: [], wrongRollUps: [], wrongRows: 0, wrongJobTotals: null, missedByEveryone: 0 };
    for (const { id } of [manager, ...office.recruiters]) expect(await office.recount(id)).toMatchObject(nothing);
    expect((await office.recount(manager.id)).events).toBeGreaterThan(120);
    expect(Object.keys(does).filter((name) => !done[name])).toEqual([]);
    office.local.close();
  }, 240_000);
});
