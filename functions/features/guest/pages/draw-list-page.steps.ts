import { guest } from '../../../../shared/contract/guest.ts';
import { guestJobsPerPage, maxPerPage } from '../../../../shared/constants/limits.ts';
import { sentGuestJob } from '../../../../shared/model/job.ts';
import type { CallContext } from '../../../platform/door/handler.ts';
import { noSuch } from '../../../platform/door/refusal.ts';
import { respondWithPage, type PageNeeds } from './respond-with-page.steps.ts';
import type { GuestNeeds } from '../guest-needs.ts';
import { listGuestCampaignsHandler, listGuestJobsHandler } from '../guest-job.handlers.ts';
import { listPage } from './public-page.tsx';

interface ListRequest {
  campaign?: string;
  /** The host that the visitor sees; a field of work's own host shows only its categories (API-36). */
  hostname?: string | undefined;
  page: string | undefined;
  isNarrowed: boolean;
}

/** Draws a list along with the API responses that the script would request first, so that the script need not. */
export function drawListPage(request: ListRequest, needs: GuestNeeds & PageNeeds) {
  return respondWithPage(needs, async (addresses) => {
    const page = pageNumber(request.page);
    const [{ data, meta }, campaigns] = await Promise.all([
      jobsOf(request.campaign, page, needs),
      request.campaign === undefined ? campaignsOf(request.hostname, needs) : [],
    ]);
    if (page > 1 && data.length === 0) throw noSuch('page');
    const isFirst = page === 1 && !request.isNarrowed;
    return listPage(
      {
        jobs: data,
        now: Date.parse(needs.clock.now()),
        total: meta.total,
        page,
        perPage: meta.perPage,
        campaign: meta.currentCampaign,
        campaigns,
        isNarrowed: request.isNarrowed,
        embeddedData: {
          ...(isFirst ? { jobs: { data, meta } } : {}),
          ...(request.campaign === undefined ? { campaigns } : {}),
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
  return { data: data.map((job) => sentGuestJob.parse(job)), meta };
}

async function campaignsOf(hostname: string | undefined, needs: GuestNeeds) {
  const query = guest.listGuestCampaigns.request.query.parse({ perPage: maxPerPage, hostname });
  const { data } = plain(
    await listGuestCampaignsHandler.handle({ query } as CallContext<typeof guest.listGuestCampaigns>, needs),
  );
  return data.map((campaign) => guest.listGuestCampaigns.response.parse(campaign));
}

/** These operations return no headers of their own. */
function plain<T extends object>(outcome: T): Exclude<T, { cookies: string[] }> {
  return outcome as Exclude<T, { cookies: string[] }>;
}

function pageNumber(text = '1'): number {
  if (!/^[1-9]\d{0,4}$/.test(text) || Number(text) > 10_000) throw noSuch('page');
  return Number(text);
}
