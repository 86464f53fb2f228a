import { guest } from '../../../shared/contract/guest.ts';
import { guestJobsPerPage, maxPerPage } from '../../../shared/constants/limits.ts';
import { guestJob } from '../../../shared/model/job.ts';
import type { CallContext } from '../../door/answer.ts';
import { refuse } from '../../door/refusal.ts';
import { answerPage, type PageNeeds } from './answer-page.steps.ts';
import type { GuestNeeds } from '../guest-needs.ts';
import { listGuestCampaignsHandler } from '../list-guest-campaigns.handler.ts';
import { listGuestJobsHandler } from '../list-guest-jobs.handler.ts';
import { listPage } from './public-page.tsx';

interface Wish {
  campaign?: string;
  /** The host that the visitor sees; a field of work's own shows its own categories alone (API-36). */
  hostname?: string | undefined;
  page: string | undefined;
  isNarrowed: boolean;
}

/** Draws a list with what the API answers to the script's own first questions, so that the script need not ask them. */
export function drawListPage(wish: Wish, needs: GuestNeeds & PageNeeds) {
  return answerPage(needs, async (addresses) => {
    const page = pageNumber(wish.page);
    const [{ data, meta }, campaigns] = await Promise.all([
      jobsOf(wish.campaign, page, needs),
      wish.campaign === undefined ? campaignsOf(wish.hostname, needs) : [],
    ]);
    if (page > 1 && data.length === 0) throw refuse.notFound('There is no such page');
    const isFirst = page === 1 && !wish.isNarrowed;
    return listPage(
      {
        jobs: data,
        total: meta.total,
        page,
        perPage: meta.perPage,
        campaign: meta.currentCampaign,
        campaigns,
        isNarrowed: wish.isNarrowed,
        firstAnswers: {
          ...(isFirst ? { jobs: { data, meta } } : {}),
          ...(wish.campaign === undefined ? { campaigns } : {}),
        },
      },
      addresses,
    );
  });
}

async function jobsOf(campaign: string | undefined, page: number, needs: GuestNeeds) {
  const query = guest.listGuestJobs.request.query.parse({
    page,
    perPage: guestJobsPerPage,
    ...(page === 1 ? { facets: true } : {}),
    ...(campaign === undefined ? {} : { campaign }),
  });
  const { data, meta } = plain(
    await listGuestJobsHandler.handle({ query } as CallContext<typeof guest.listGuestJobs>, needs),
  );
  return { data: data.map((job) => guestJob.parse(job)), meta };
}

async function campaignsOf(hostname: string | undefined, needs: GuestNeeds) {
  const query = guest.listGuestCampaigns.request.query.parse({ perPage: maxPerPage, hostname });
  const { data } = plain(
    await listGuestCampaignsHandler.handle({ query } as CallContext<typeof guest.listGuestCampaigns>, needs),
  );
  return data.map((campaign) => guest.listGuestCampaigns.response.parse(campaign));
}

/** These operations answer without headers of their own. */
function plain<T extends object>(outcome: T): Exclude<T, { cookies: string[] }> {
  return outcome as Exclude<T, { cookies: string[] }>;
}

function pageNumber(text = '1'): number {
  if (!/^[1-9]\d{0,4}$/.test(text) || Number(text) > 10_000) throw refuse.notFound('There is no such page');
  return Number(text);
}
