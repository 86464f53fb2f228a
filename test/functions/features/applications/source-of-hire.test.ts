import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { recommendationAcceptedExamples } from '../../../../events/recommendations/recommendation-accepted.ts';
import { acceptCandidateInvitation } from '../../../../functions/features/accounts/sign-up/accept-by-link.ts';
import { applyByRecommendation } from '../../../../functions/features/applications/apply-by-event.steps.ts';
import { applyToJobHandler } from '../../../../functions/features/applications/apply-to-job.handler.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { hiredByName, countEvent } from '../../../../functions/domain/counters/counted-event.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { sources, type Source } from '../../../../shared/constants/sources.ts';
import { someTime } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openClaims, type ClaimsWorld } from '../claims/claims-world.ts';
import { storedEvents } from '../../../support/stored-events.ts';

const recommendation = recommendationAcceptedExamples[0] as EventOf<'recommendation-accepted'>;

describe('The source of a hire', () => {
  let world: ClaimsWorld;
  let rosa: Actor;
  withLocalTable(async (opened) => {
    world = await openClaims(opened);
    rosa = await world.aPerson('recruiter');
  });

  const idOfApplication = async (candidate: Actor) =>
    (await world.applicationsStore.applicationsOf(candidate.id)).at(-1)!.id;
  const apply = async (candidate: Actor, jobId: number) => {
    await handled(applyToJobHandler, { params: { id: jobId }, actor: candidate }, world);
    await world.accepted(await idOfApplication(candidate), rosa);
  };

  /** How a candidate comes onto the job, by each source. */
  const ways: Record<Source, (candidate: Actor, jobId: number) => Promise<void>> = {
    applied: apply,
    invited: (candidate, jobId) => apply({ ...candidate, isInvited: true }, jobId),
    recommended: async (candidate, jobId) => {
      const data = { ...recommendation.data, candidate, job: { id: jobId, title: '' }, senderId: rosa.id };
      const account = async () => candidate;
      await applyByRecommendation({ ...recommendation, data }, { ...world, account });
      await world.accepted(await idOfApplication(candidate), rosa);
    },
    put_forward: async (candidate, jobId) => {
      await world.confirm(candidate, (await world.propose(rosa, candidate, jobId)).id);
    },
  };

  it.each(sources)('is %s from the application to the counters of manager, recruiter and everybody', async (source) => {
    const ada = await world.aPerson('candidate');
    const job = await world.aClientsJob();
    await ways[source](ada, job.id);
    const body = { candidateId: ada.id, recruiterId: rosa.id };
    await handled(closeJobHandler, { params: { id: job.id }, body, actor: world.manager }, world);
    const closed = (await storedEvents(world.table, keys.jobSubject(job.id), 'job-closed'))[0]!;
    expect(closed.data.source).toBe(source);
    const counted = countEvent(closed).map(({ whose, add }) => [whose, add[hiredByName(source)]]);
    expect(counted).toEqual([
      [world.manager.id, 1],
      ['everyone', 1],
      [rosa.id, 1],
    ]);
  });

  it('is the application also where a recruiter proposes the candidate who waits', async () => {
    const ada = await world.aPerson('candidate');
    const job = await world.aClientsJob();
    await world.applied(job.id, ada);
    await ways.put_forward(ada, job.id);
    expect(await world.table.get(keys.candidateOnJob(job.id, ada.id))).toMatchObject({ source: 'applied' });
  });

  it('is an invitation for the account that one opened', () => {
    const form = { firstName: 'Ada', lastName: 'Osei', source: null };
    const place = { inviterId: 5, invitationId: 6, email: 'ada@example.com' } as Parameters<
      typeof acceptCandidateInvitation
    >[1];
    const opened = acceptCandidateInvitation(form, place, { id: 9, uuid: 'u', at: someTime, eventId: 10 });
    expect(opened.account.isInvited).toBe(true);
  });
});
