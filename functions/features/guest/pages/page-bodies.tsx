import type { CampaignCard } from '../../../../shared/model/campaign.ts';
import type { GuestJob, GuestJobPage, JobFacts } from '../../../../shared/model/job.ts';
import { glanceOf } from '../../../../shared/rules/job-glance.ts';
import { jobsOfCompanyAddress } from '../../../../shared/rules/job-search-address.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { markdownElements } from './markdown-elements.tsx';
import {
  ButtonLink,
  CampaignCards,
  CampaignImage,
  campaignName,
  Card,
  factsLine,
  JobCards,
  JobSearch,
  OtherJobs,
  Served,
} from './page-parts.tsx';

function JobsOfCompany({ name }: { name: string }) {
  return (
    <a className="ui-link" href={jobsOfCompanyAddress(name)}>
      All jobs of {name}
    </a>
  );
}

/** A job with all its facts and its whole text, and similar jobs (GUEST-03). */
export function JobBody({ job, similar }: { job: GuestJobPage; similar: readonly JobFacts[] }) {
  const facts = [
    ...glanceOf(job),
    ...(job.client ? [{ label: 'Company', value: <JobsOfCompany name={job.client.companyName} /> }] : []),
    { label: 'Posted', value: dayOf(job.createdAt) },
    ...(job.endAt ? [{ label: 'Open until', value: dayOf(job.endAt) }] : []),
  ];
  return (
    <Served>
      <div className="ui-page">
        <header className="ui-page-head">
          <a className="ui-link ui-page-back" data-kind="quiet" href="/find-jobs">
            ← All jobs
          </a>
          <div className="ui-page-head-row">
            <div className="ui-page-title">
              <h1>{job.title}</h1>
            </div>
            <div className="ui-page-actions">
              <ButtonLink to={`/sign-up?job=${job.id}`} kind="primary" size="large">
                Apply now
              </ButtonLink>
            </div>
          </div>
          <div className="ui-page-lead">
            <span className="public-job-lead">
              {factsLine(job).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </span>
          </div>
        </header>
        <div className="ui-record">
          <div className="ui-record-main">
            <Card title="About this job">
              <div className="public-job-text">
                <div className="ui-markdown" dir="auto">
                  {markdownElements(job.description)}
                </div>
              </div>
            </Card>
            {job.spheres.length > 0 && (
              <Card title="Skills">
                <p>{job.spheres.map(({ name }) => name).join(', ')}</p>
              </Card>
            )}
            <OtherJobs title={job.spheres.length > 0 ? 'Similar jobs' : 'Open now'} jobs={similar} />
          </div>
          <aside className="ui-record-facts" aria-label="Facts">
            <Card title="At a glance">
              <dl className="ui-facts">
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          </aside>
        </div>
      </div>
    </Served>
  );
}

export interface ListBodyProps {
  jobs: readonly GuestJob[];
  /** When the page is drawn, in milliseconds. */
  now: number;
  total: number;
  campaign: CampaignCard | null;
  campaigns: readonly CampaignCard[];
  isNarrowed: boolean;
  previous: string | undefined;
  next: string | undefined;
}

/** Categories above all jobs, or the jobs of one category; a column each is reserved for map and filters. */
export function ListBody({ jobs, now, total, campaign, campaigns, isNarrowed, previous, next }: ListBodyProps) {
  const count = isNarrowed ? null : <span className="ui-page-count">{formatCount(total)}</span>;
  return (
    <Served>
      <div className="find-jobs">
        {!campaign && (
          <header className="find-jobs-head">
            <h1>Find your next job</h1>
            {campaigns.length > 0 && <CampaignCards campaigns={campaigns} />}
          </header>
        )}
        <div className="browse">
          {campaign ? (
            <header className="browse-category">
              <CampaignImage image={campaign.image} />
              <div>
                <a className="ui-link browse-back" data-kind="quiet" href="/find-jobs">
                  ← All categories
                </a>
                <h1 className="browse-title">
                  {campaignName(campaign)} {count}
                </h1>
              </div>
            </header>
          ) : (
            <h2 className="browse-title">All jobs {count}</h2>
          )}
          <div className="browse-bar served-bar">
            <JobSearch />
          </div>
          <div className="browse-columns">
            <div className="browse-list">
              {!isNarrowed && <JobCards jobs={jobs} now={now} />}
              {(previous ?? next) && (
                <p className="served-pages">
                  {previous && <a href={previous}>Newer jobs</a>} {next && <a href={next}>Older jobs</a>}
                </p>
              )}
            </div>
            <div className="browse-map served-wide" />
            <div className="browse-filter served-widest" />
          </div>
        </div>
      </div>
    </Served>
  );
}

/** A page that says what happened and offers alternatives. */
export function NoticeBody({
  title,
  text,
  jobs,
  jobsTitle,
}: {
  title: string;
  text: string;
  jobs: readonly JobFacts[];
  jobsTitle: string;
}) {
  return (
    <Served>
      <div className="ui-page served-notice">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a className="ui-link" data-kind="text" href="/find-jobs">
            See all jobs
          </a>
        </p>
        <OtherJobs title={jobsTitle} jobs={jobs} />
      </div>
    </Served>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function dayOf(iso: string): string {
  return day.format(new Date(iso));
}
