import { contract } from '../../../shared/contract/contract.ts';
import { isForRecruiter, selfAssignmentOf, waitingInBrief } from '../../domain/packed-jobs/waiting-in-brief.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { againIfChanged } from './again-if-changed.steps.ts';
import { declineApplication, undoDecline } from './answer-application.ts';
import type { ApplicationsStore } from './applications.store.ts';

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
    const rows = data.map((one) =>
      selfAssignmentOf(one, { recruiterId: actor.id, isViewed: viewed.has(one.candidate.id) }),
    );
    return { data: rows, meta };
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
