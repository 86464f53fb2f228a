import { publicPages } from '../../../../shared/contract/public-pages.ts';
import { sentGuestJobPage } from '../../../../shared/model/job.ts';
import { isOpenJob } from '../../../../shared/rules/open-job.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { GuestNeeds } from '../guest-needs.ts';
import { jobQuery } from '../../../search/kinds/job-query.ts';
import { drawListPage } from './draw-list-page.steps.ts';
import { jobPage, lostJobPage, missingPage } from './public-page.tsx';
import { respondWithPage, type PageNeeds } from './respond-with-page.steps.ts';

export const readJobsPageHandler = handler(publicPages.readJobsPage, async ({ query }, needs: GuestNeeds & PageNeeds) =>
  drawListPage({ hostname: query.hostname, page: query.page, isNarrowed: query.narrowed !== undefined }, needs),
);

const mostSimilar = 5;

export const readJobPageHandler = handler(
  publicPages.readJobPage,
  async ({ params }, needs: GuestNeeds & PageNeeds) => {
    const { guestStore, jobSearch, clock } = needs;
    const now = clock.now();

    /** A few open jobs that share a skill with these, or the newest. */
    async function similarTo(jobId: number, skills: readonly { id: number }[]) {
      const tagIds = skills.slice(0, 3).map(({ id }) => id);
      const filter = tagIds.length > 0 ? { filter: { tagIds, tagsMatch: 'any' as const } } : {};
      const { hits } = await jobSearch.search(
        jobQuery(
          { page: 1, perPage: mostSimilar + 1, ...filter },
          { campaign: undefined, city: undefined, now: Date.parse(now) },
        ),
      );
      return guestStore.cardsOf(hits.filter(({ id }) => id !== jobId).slice(0, mostSimilar));
    }

    return respondWithPage(needs, async (addresses) => {
      const jobId = /^[1-9]\d{0,15}$/.test(params.id) ? Number(params.id) : undefined;
      const job = jobId === undefined ? undefined : await guestStore.job(jobId);
      const similar = await similarTo(jobId ?? 0, job?.spheres ?? []);
      if (!job) return lostJobPage(404, similar);
      return isOpenJob(job, now) ? jobPage(sentGuestJobPage.parse(job), similar, addresses) : lostJobPage(410, similar);
    });
  },
);

/** Campaign names are no longer than this; anything longer names none. */
const longestName = 40;

export const readCampaignPageHandler = handler(
  publicPages.readCampaignPage,
  async ({ params: { campaign }, query }, needs: GuestNeeds & PageNeeds) => {
    if (campaign.length > longestName) return respondWithPage(needs, async () => missingPage());
    return drawListPage({ campaign, page: query.page, isNarrowed: query.narrowed !== undefined }, needs);
  },
);

export const readMissingPageHandler = handler(publicPages.readMissingPage, async (_, needs: PageNeeds) =>
  respondWithPage(needs, async () => missingPage()),
);
