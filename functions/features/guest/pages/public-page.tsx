import type { CampaignCard } from '../../../../shared/model/campaign.ts';
import type { GuestJob, GuestJobPage, JobFacts } from '../../../../shared/model/job.ts';
import { companyOf } from '../../../../shared/rules/job-words.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import type { PublicPage } from './drawn-page.ts';
import { jobPosting } from './job-posting.ts';
import { breadcrumbs, itemList } from './list-things.ts';
import type { PageAddresses } from './page-addresses.ts';
import { JobBody, ListBody, NoticeBody } from './page-bodies.tsx';
import { campaignName, factsLine } from './page-parts.tsx';

/** About as much as a search engine shows below a title. */
const longestDescription = 158;

/** The page of an open job, followed by similar ones. */
export function jobPage(job: GuestJobPage, similar: readonly JobFacts[], addresses: PageAddresses): PublicPage {
  const title = `${job.title} at ${companyOf(job)}`;
  const address = addresses.job(job.id);
  return {
    status: 200,
    title,
    description: shortened(`${factsLine(job).join(' · ')}. ${job.desc}`),
    canonical: address,
    chunk: 'posting',
    things: [
      jobPosting(job, addresses),
      breadcrumbs(
        [
          { name: 'Find jobs', address: addresses.jobs() },
          { name: job.title, address },
        ],
        addresses,
      ),
    ],
    body: <JobBody job={job} similar={similar} />,
    embeddedData: { job },
  };
}

/** The page of a job that is closed, on hold, not yet open, over or unknown, with open ones instead. */
export function lostJobPage(status: 404 | 410, others: readonly JobFacts[]): PublicPage {
  const isGone = status === 410;
  return {
    ...lost(status, isGone ? 'Job closed' : 'Job not found'),
    chunk: 'posting',
    body: (
      <NoticeBody
        title={isGone ? 'This job is closed' : 'Job not found'}
        text={
          isGone
            ? 'The employer has filled it or taken it down, so it no longer accepts applications. These are open now:'
            : 'The link may be incomplete, or the job was removed. These are open now:'
        }
        jobs={others}
        jobsTitle={isGone ? 'Similar jobs' : 'Open now'}
      />
    ),
  };
}

/** The page of an address that does not exist. */
export function missingPage(): PublicPage {
  return {
    ...lost(404, 'Page not found'),
    body: <NoticeBody title="There is no such page" text="The link may be cut short." jobs={[]} jobsTitle="" />,
  };
}

/** The page while the jobs cannot be read; its script tries on its own. */
export function unavailablePage(): PublicPage {
  return {
    ...lost(503, 'Find jobs'),
    body: (
      <NoticeBody
        title="The jobs cannot be shown at the moment"
        text="Please try again in a moment."
        jobs={[]}
        jobsTitle=""
      />
    ),
  };
}

export interface JobsOfPage {
  jobs: readonly GuestJob[];
  /** When the page is drawn, in milliseconds. */
  now: number;
  total: number;
  page: number;
  perPage: number;
  /** The category; null for all jobs. */
  campaign: CampaignCard | null;
  /** The open categories; for the page of all jobs. */
  campaigns: readonly CampaignCard[];
  /** Filters or a search will narrow what the script shows, so no jobs are drawn before. */
  isNarrowed: boolean;
  embeddedData: Record<string, unknown>;
}

/** A page of open jobs: of all, or of one category. */
export function listPage(
  { jobs, now, total, page, perPage, campaign, campaigns, isNarrowed, embeddedData }: JobsOfPage,
  addresses: PageAddresses,
): PublicPage {
  const name = campaign && campaignName(campaign);
  const addressOf = (number: number) => (campaign ? addresses.campaign(campaign.name, number) : addresses.jobs(number));
  const pages = Math.ceil(total / perPage);
  const steps = [
    { name: 'Find jobs', address: addresses.jobs() },
    ...(campaign && name ? [{ name, address: addresses.campaign(campaign.name) }] : []),
  ];
  const [previous, next] = [page > 1 ? addressOf(page - 1) : undefined, page < pages ? addressOf(page + 1) : undefined];
  return {
    status: 200,
    title: `${name ? `${name} jobs` : 'Find jobs'}${page > 1 ? `, page ${page}` : ''}`,
    description: shortened(
      `${countOf(total, 'open job')}${name ? ` in ${name}` : ''}, with place, pay and skills: ${
        jobs
          .slice(0, 4)
          .map(({ title }) => title)
          .join(', ') || 'new ones come every day'
      }.`,
    ),
    canonical: addressOf(page),
    chunk: 'browse',
    things: [
      ...(isNarrowed ? [] : [itemList(jobs, { before: (page - 1) * perPage, total }, addresses)]),
      breadcrumbs(steps, addresses),
    ],
    previous,
    next,
    body: (
      <ListBody
        jobs={jobs}
        now={now}
        total={total}
        campaign={campaign}
        campaigns={campaigns}
        isNarrowed={isNarrowed}
        previous={previous}
        next={next}
      />
    ),
    embeddedData,
  };
}

function lost(status: 404 | 410 | 503, title: string): Omit<PublicPage, 'body'> {
  return {
    status,
    title,
    description: 'Open jobs on HireHub, with place, pay and skills.',
    canonical: undefined,
    chunk: 'browse',
    things: [],
    embeddedData: {},
  };
}

/** At most this long, cut after a word. */
function shortened(text: string): string {
  return text.length <= longestDescription ? text : `${text.slice(0, text.lastIndexOf(' ', longestDescription - 1))}…`;
}
