import { beforeEach, describe, expect, it } from 'vitest';
import { declineClaimHandler } from '../../../../functions/claims/decline-claim.handler.ts';
import { endCandidateClaimHandler } from '../../../../functions/claims/end-candidate-claim.handler.ts';
import { endDueClaims } from '../../../../functions/claims/end-due-claims.steps.ts';
import { endRecruiterClaimHandler } from '../../../../functions/claims/end-recruiter-claim.handler.ts';
import { passOverRivals } from '../../../../functions/claims/pass-over-rivals.steps.ts';
import type { Actor } from '../../../../functions/door/actor.ts';
import { requestErasureHandler } from '../../../../functions/personal-data/erasure/request-erasure.handler.ts';
import { claimStates } from '../../../../shared/constants/claims.ts';
import type { EventOf } from '../../../../events/catalogue.ts';
import { handled } from '../../../support/handle.ts';
import { startLocalTable, type LocalTable } from '../../../support/local-table.ts';
import { somePassword } from '../../../support/people.ts';
import { everything, openPersonalData } from '../../../support/personal-data.ts';
import { openClaims, proposalDays } from '../../claims/claims-world.ts';

const day = 86_400_000;

describe('Claims in every state', () => {
  let local: LocalTable;
  beforeEach(async () => {
    local = await startLocalTable();
    return () => local.close();
  });

  it.each(['candidate', 'recruiter'] as const)('name an erased %s no more', async (who) => {
    const world = await openClaims(local);
    const room = openPersonalData(local);
    const named = (role: 'candidate' | 'recruiter', word: string) =>
      world.aPerson(role, { firstName: `first-${word}`, lastName: `last-${word}`, email: `${word}@canary.example` });
    const [ada, rosa] = [await named('candidate', `c-${who}`), await named('recruiter', `r-${who}`)];
    const rival = await world.aPerson('recruiter');
    const proposed = async (by: Actor = rosa) => world.propose(by, ada, (await world.aClientsJob()).id);
    const confirmed = async () => {
      const claim = await proposed();
      return world.confirm(ada, claim.id);
    };
    await proposed();
    const at = new Date(Date.parse(world.clock.now()) + proposalDays * day).toISOString();
    await endDueClaims({ claimsStore: world.claimsStore, clock: { ...world.clock, now: () => at } });
    await confirmed();
    await proposed();
    const reason = { reason: 'Too far from home' };
    const declined = await proposed();
    await handled(declineClaimHandler, { params: { id: declined.id }, body: reason, actor: ada }, world);
    const withdrawn = await proposed();
    await handled(endRecruiterClaimHandler, { params: { id: withdrawn.id }, body: {}, actor: rosa }, world);
    const ended = await confirmed();
    await handled(endCandidateClaimHandler, { params: { id: ended.id }, body: reason, actor: ada }, world);
    const passed = await proposed();
    const won = await world.propose(rival, ada, passed.job.id);
    await world.confirm(ada, won.id);
    await passOverRivals({ data: { claimId: won.id } } as EventOf<'claim-confirmed'>, world);
    const planted = await everything(local);
    for (const state of claimStates) expect(planted, state).toContain(`"state":"${state}"`);

    const leaving = { candidate: ada, recruiter: rosa }[who];
    await room.admit(leaving);
    const body = { password: somePassword, confirmation: 'erase' };
    await handled(requestErasureHandler, { body, actor: leaving }, room);
    await room.strike('2026-09-15T10:00:00.000Z');
    await room.strike('2026-09-15T10:20:00.000Z');
    const left = (await everything(local)).split('\n');
    const words = [leaving.firstName, leaving.lastName, leaving.email];
    expect(left.filter((item) => words.some((word) => item.includes(word)))).toEqual([]);
  });
});
