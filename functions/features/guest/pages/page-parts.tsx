import type { ReactNode } from 'react';
import { jobSearchPlaceholder } from '../../../../shared/constants/job.ts';
import { productName } from '../../../../shared/constants/product.ts';
import type { CampaignCard } from '../../../../shared/model/campaign.ts';
import type { GuestJob, JobFacts } from '../../../../shared/model/job.ts';
import { closingOf, companyOf, payOf, termsInBrief, workplaceInWords } from '../../../../shared/rules/job-words.ts';
import { countOf } from '../../../../shared/rules/money.ts';

// The same classes as the web components that replace this page, so that nothing moves when they do; a test compares
// both.

/** The guest shell before the script has drawn its own: menu, top bar, page. */
export function Served({ children }: { children: ReactNode }) {
  return (
    <div className="shell" data-guest="true">
      <nav className="shell-sidebar" aria-label="Main menu">
        <a className="ui-link shell-logo" data-kind="plain" href="/" aria-label={`${productName} home`}>
          <span className="logo">
            <img src="/mark.svg" alt="" width="28" height="28" />
            <span className="logo-name">{productName}</span>
          </span>
        </a>
        <ul className="shell-menu">
          <li>
            <a className="ui-link shell-item" data-kind="plain" data-active="true" href="/find-jobs">
              <span className="shell-item-label">Jobs</span>
            </a>
          </li>
        </ul>
      </nav>
      <header className="shell-top">
        <span className="shell-top-gap" />
        <ButtonLink to="/log-in">Log in</ButtonLink>
        <ButtonLink to="/sign-up" kind="primary">
          Sign up
        </ButtonLink>
      </header>
      <main className="shell-main">{children}</main>
    </div>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  kind = 'secondary',
  size = 'medium',
  children,
}: {
  to: string;
  kind?: 'primary' | 'secondary';
  size?: 'medium' | 'large';
  children: string;
}) {
  return (
    <a className="ui-link ui-button" data-kind={kind} data-size={size} href={to}>
      {children}
    </a>
  );
}

/** A framed part of a page. */
export function Card({ title, flush, children }: { title: string; flush?: boolean; children: ReactNode }) {
  return (
    <section className="ui-card" data-flush={flush ? 'true' : undefined}>
      <header className="ui-card-head">
        <h2>{title}</h2>
      </header>
      <div className="ui-card-body">{children}</div>
    </section>
  );
}

/** Company, place and pay in a line. */
export function factsLine(job: JobFacts): string[] {
  return [companyOf(job), workplaceInWords(job), ...payOf(job)];
}

/** The search field of the list; until the script takes over, it opens all jobs that match the typed text. */
export function JobSearch() {
  return (
    <form role="search" className="browse-search" action="/find-jobs">
      <label className="ui-search">
        <svg
          width="16"
          height="16"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <circle cx="11" cy="11" r="8" />
          <path d="m21 21-4.3-4.3" />
        </svg>
        <span className="visually-hidden">{jobSearchPlaceholder}</span>
        <input
          type="search"
          name="q"
          className="ui-control"
          maxLength={200}
          placeholder={jobSearchPlaceholder}
          autoComplete="off"
        />
      </label>
      <input type="hidden" name="in" value="all" />
    </form>
  );
}

/** Cards of a list, each a link to its page; `now` is in milliseconds. */
export function JobCards({ jobs, now }: { jobs: readonly GuestJob[]; now: number }) {
  return (
    <ul className="ui-card-list" aria-label="Jobs">
      {jobs.map((job) => (
        <li key={job.id} className="job-card">
          <div className="job-row">
            <a className="job-toggle ui-link" data-kind="plain" href={`/find-jobs/view/${job.id}`}>
              <span className="job-title">{job.title}</span>
              <span className="job-company">
                {companyOf(job)}
                {termsInBrief(job) && <span className="job-kind"> · {termsInBrief(job)}</span>}
              </span>
              <span className="job-line">
                <span className="job-place">{workplaceInWords(job)}</span>
                {payOf(job).map((pay) => (
                  <span key={pay} className="job-pay numeric">
                    {pay}
                  </span>
                ))}
                {closingOf(job, now) && <span className="job-closing">{closingOf(job, now)}</span>}
              </span>
            </a>
            <div className="job-side served-side" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A few more jobs to look at. */
export function OtherJobs({ title, jobs }: { title: string; jobs: readonly JobFacts[] }) {
  if (jobs.length === 0) return null;
  return (
    <Card title={title} flush>
      <ul className="other-jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <a className="ui-link" data-kind="plain" href={`/find-jobs/view/${job.id}`}>
              <strong>{job.title}</strong>
              <span className="faint">{factsLine(job).join(' · ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A category's picture; a plain tint where it has none. */
export function CampaignImage({ image }: Pick<CampaignCard, 'image'>) {
  return <span className="category-image">{image && <img src={image} alt="" width="96" height="72" />}</span>;
}

/** Categories with their pictures and counts. */
export function CampaignCards({ campaigns }: { campaigns: readonly CampaignCard[] }) {
  return (
    <nav aria-label="Categories">
      <ul className="category-grid">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <a
              className="ui-link category-card"
              data-kind="plain"
              href={`/find-jobs/${encodeURIComponent(campaign.name)}`}
            >
              <CampaignImage image={campaign.image} />
              <span className="category-words">
                <strong>{campaignName(campaign)}</strong>
                <span className="faint numeric">{countOf(campaign.jobsCount, 'job')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The title of a category: its label, or else its name in capitals (GUEST-06). */
export function campaignName({ label, name }: Pick<CampaignCard, 'label' | 'name'>): string {
  return label || name.toUpperCase();
}
