import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import { inGroups } from '../table/in-groups.ts';
import type { ApplicationsStore } from './applications.store.ts';

export const listSelfAssignmentsHandler = answer(
  contract.applications.listSelfAssignments,
  async ({ query, actor }, { applicationsStore }: { applicationsStore: ApplicationsStore }) => {
    const managers = await applicationsStore.managersOf(actor.id);
    const wanted = query.managerId === undefined ? managers : managers.filter((id) => id === query.managerId);
    const waiting = (await inGroups(wanted, applicationsStore.waitingFor)).flat();
    const mine = waiting.filter((one) => one.recruiterIds.length === 0 || one.recruiterIds.includes(actor.id)).sort((a, b) => a.id - b.id);
    return pageOf(
      mine.map((one) => ({ id: one.id, job: { id: one.jobId, title: one.jobTitle, points: one.jobPoints }, candidate: one.candidate, managerId: one.managerId, appliedAt: one.appliedAt })),
      query,
    );
  },
);
