import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { askedRange } from './asked-range.ts';
import type { DashboardReads } from './closed-jobs.steps.ts';
import { skillsOf } from './group-put-forward.ts';

export const listRecruiterSkillsHandler = handler(
  contract.dashboards.listRecruiterSkills,
  async ({ query, actor }, { dashboardsStore, clock }: DashboardReads) => {
    const put = await dashboardsStore.putForward(actor.id, askedRange(query, clock.now(), actor.id));
    return pageOf(skillsOf(put), query);
  },
);
