import { contract } from '../../../shared/contract/contract.ts';
import { goesTo } from '../../domain/jobs/goes-to.ts';
import type { FollowedLink } from '../../domain/jobs/followed-link.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { jobLinkRemoved, type StoredJobLink } from '../../records/job-link.ts';
import type { JobLinksStore } from './job-links.store.ts';
import { mayRecommend } from './recommend-job.ts';
import type { RecommendationsStore } from './recommendations.store.ts';

interface Needs {
  followedLink: FollowedLink;
  jobLinksStore: JobLinksStore;
  recommendationsStore: Pick<RecommendationsStore, 'jobFor'>;
  clock: Clock;
}

export const readJobLinkHandler = handler(
  contract.recommendations.readJobLink,
  async ({ params, actor }, { jobLinksStore }: Needs) => (await jobLinksStore.own(actor.id, params.id)) ?? null,
);

export const makeJobLinkHandler = handler(
  contract.recommendations.makeJobLink,
  async ({ params, actor, refuse }, { jobLinksStore, recommendationsStore, clock }: Needs) => {
    const { job, worksForManager } = await recommendationsStore.jobFor(actor, params.id);
    mayRecommend(job, { actor, worksForManager, at: clock.now() });
    if (!goesTo(job, actor.id)) throw refuse.forbidden('This job is for other recruiters');
    const link: StoredJobLink = {
      recruiterId: actor.id,
      jobId: job.id,
      code: clock.newToken(),
      createdAt: clock.now(),
      visits: 0,
      applications: 0,
    };
    await jobLinksStore.saveNew(link, job.managerId);
    return link;
  },
);

export const removeJobLinkHandler = handler(
  contract.recommendations.removeJobLink,
  async ({ params, actor }, { jobLinksStore }: Needs) => {
    await jobLinksStore.removeOwn(actor.id, params.id);
    return { id: params.id };
  },
);

export const visitJobLinkHandler = handler(
  contract.recommendations.visitJobLink,
  async ({ body }, { followedLink, jobLinksStore, clock }: Needs) => {
    const found = await followedLink(body.code, clock.now());
    if (!found) throw jobLinkRemoved;
    const { job, recruiter } = found;
    const [isVerified] = await Promise.all([
      jobLinksStore.isVerified(found),
      ...(body.isAgain ? [] : [jobLinksStore.countVisit(found.link)]),
    ]);
    return {
      job: { id: job.id, title: job.title },
      recruiter: { firstName: recruiter.firstName, lastName: recruiter.lastName },
      isVerified,
    };
  },
);
