import type { ReactNode } from 'react';
import { productName } from '../../shared/constants/product.ts';
import type { CampaignCard } from '../../shared/model/campaign.ts';
import type { GuestJobPage, JobFacts } from '../../shared/model/job.ts';
import { authorizationOf, clearanceOf, companyOf, employmentOf, payOf, placeOf, relocationOf, travelOf } from '../../shared/rules/job-words.ts';
import { countOf } from '../../shared/rules/money.ts';
import { markdownElements } from './markdown-elements.tsx';

/** The frame of every page before the script has drawn its own. */
export function Served({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="served-top">
        <a href="/">{productName}</a>
        <a href="/find-jobs">Find jobs</a>
      </header>
      <main className="served-main">{children}</main>
    </>
  );
}

/** Company, place and pay in a line. */
export function factsLine(job: JobFacts): string[] {
  return [companyOf(job), placeOf(job), ...payOf(job)];
}

/** Jobs as links to their pages. */
export function JobLinks({ jobs }: { jobs: readonly JobFacts[] }) {
  return (
    <ul className="served-list">
      {jobs.map((job) => (
        <li key={job.id} className="served-card">
          <a href={`/find-jobs/view/${job.id}`}>{job.title}</a>
          <p>{factsLine(job).join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}

/** Categories as links. */
export function CampaignLinks({ campaigns }: { campaigns: readonly CampaignCard[] }) {
  return (
    <nav aria-label="Categories">
      <ul className="served-list">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <a href={`/find-jobs/${encodeURIComponent(campaign.name)}`}>{campaignName(campaign)}</a> {countOf(campaign.jobsCount, 'job')}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a category is called: its label, else its name in capitals (GUEST-06). */
export function campaignName({ label, name }: Pick<CampaignCard, 'label' | 'name'>): string {
  return label || name.toUpperCase();
}

/** A job with all its facts and its whole text (GUEST-03). */
export function JobText({ job }: { job: GuestJobPage }) {
  const facts = [
    ['Employment', employmentOf(job) || 'Any'],
    ['Clearance', clearanceOf(job)],
    ['Authorization', authorizationOf(job) || 'Any'],
    ['Travel', travelOf(job)],
    ['Relocation', relocationOf(job)],
  ];
  return (
    <>
      <h1>{job.title}</h1>
      <p className="served-lead">{factsLine(job).map((fact) => <span key={fact}>{fact}</span>)}</p>
      <section className="served-card">
        <h2>About this job</h2>
        {markdownElements(job.description)}
      </section>
      <section className="served-card">
        <h2>At a glance</h2>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>Posted</dt>
            <dd>
              <time dateTime={job.createdAt}>{dayOf(job.createdAt)}</time>
            </dd>
          </div>
        </dl>
      </section>
      {job.spheres.length > 0 && (
        <section className="served-card">
          <h2>Skills</h2>
          <ul>{job.spheres.map(({ name }) => <li key={name}>{name}</li>)}</ul>
        </section>
      )}
    </>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function dayOf(iso: string): string {
  return day.format(new Date(iso));
}
