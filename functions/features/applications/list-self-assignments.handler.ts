import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { isForRecruiter, selfAssignmentOf, waitingInBrief } from '../../domain/packed-jobs/waiting-in-brief.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
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
    return { data: data.map((one) => selfAssignmentOf(one, viewed.has(one.candidate.id))), meta };
  },
);
