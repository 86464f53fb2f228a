import { contract } from '../../../shared/contract/contract.ts';
import { isForRecruiter, selfAssignmentOf, waitingInBrief } from '../../domain/packed-jobs/waiting-in-brief.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { referenceOf } from '../../records/account.ts';
import type { AcceptancesStore } from './acceptances.store.ts';
import { againIfChanged } from './again-if-changed.steps.ts';
import { acceptApplication, declineApplication, undoDecline } from './answer-application.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { claimByApplication } from './claim-by-application.ts';

export const listSelfAssignmentsHandler = handler(
  contract.applications.listSelfAssignments,
  async ({ query, actor }, { applicationsStore }: { applicationsStore: ApplicationsStore }) => {
    const managers = await applicationsStore.managersOf(actor.id);
    const wanted = query.managerId === undefined ? managers : managers.filter((id) => id === query.managerId);
    const waiting = (await inGroups(wanted, applicationsStore.waitingFor)).flat();
    const mine = waiting
      .filter(({ candidate }) => query.candidateId === undefined || candidate.id === query.candidateId)
      .filter((one) => isForRecruiter(waitingInBrief(one), actor.id));
    const shown = (await applicationsStore.shownTo(actor, mine)).sort((a, b) => a.id - b.id);
    const { data, meta } = pageOf(shown, query);
    const viewed = await applicationsStore.viewedBy(
      actor.id,
      data.map(({ candidate }) => candidate.id),
    );
    return { data: data.map((one) => selfAssignmentOf(one, viewed.has(one.candidate.id))), meta };
  },
);

interface Needs {
  applicationsStore: ApplicationsStore;
  acceptancesStore: AcceptancesStore;
  claimDays: () => number;
  clock: Clock;
}

export const acceptSelfAssignmentHandler = handler(
  contract.applications.acceptSelfAssignment,
  async ({ params, actor }, { applicationsStore, acceptancesStore, claimDays, clock }: Needs) => {
    const at = clock.now();
    const application = await applicationsStore.shownApplication(params.id, actor);
    const acceptance = acceptApplication(application, { actor, at, eventId: clock.newId() });
    const facts = await acceptancesStore.claimFacts(application, actor.id);
    // Before the introduction, which is no business of other managers' recruiters; the write checks it again.
    if (!facts.worksForManager) throw refuse.forbidden('You do not work for this job’s manager');
    const applied = claimByApplication(application, facts, {
      recruiter: referenceOf(actor),
      actor: eventActor(actor),
      at,
      claimDays: claimDays(),
      id: clock.newId(),
      eventId: clock.newId(),
    });
    await acceptancesStore.saveAccepted(application, acceptance, applied);
    return { jobId: acceptance.onJob.jobId, candidateId: acceptance.onJob.candidateId };
  },
);

export const declineSelfAssignmentHandler = handler(
  contract.applications.declineSelfAssignment,
  async (
    { params, body, actor },
    { applicationsStore, clock }: { applicationsStore: ApplicationsStore; clock: Clock },
  ) =>
    againIfChanged(async () => {
      const application = await applicationsStore.currentApplication(params.id);
      const circumstances = { actor, at: clock.now(), eventId: clock.newId() };
      const declined = declineApplication(application, body?.reason, circumstances);
      await applicationsStore.saveDeclines(application, actor.id, declined);
      return { id: application.id };
    }),
);

export const undoDeclineHandler = handler(
  contract.applications.undoDecline,
  async ({ params, actor }, { applicationsStore, clock }: { applicationsStore: ApplicationsStore; clock: Clock }) =>
    againIfChanged(async () => {
      const application = await applicationsStore.currentApplication(params.id);
      const undone = undoDecline(application, { actor, at: clock.now(), eventId: clock.newId() });
      await applicationsStore.saveDeclines(application, actor.id, undone);
      return { id: application.id };
    }),
);
