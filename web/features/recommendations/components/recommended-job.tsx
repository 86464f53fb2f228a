import type { GuestJobPage } from '../../../../shared/model/job.ts';
import { companyOf, employmentOf, placeOf, rateOf, salaryOf } from '../../../../shared/rules/job-words.ts';
import { JobSkills } from '../../../common/jobs/job-skills.tsx';
import { Facts } from '../../../ui/layouts/card.tsx';
import { MarkdownText } from '../../../ui/text/markdown.tsx';
import './recommended-job.css';

/** The recommended job next to the form: its facts, pay and requirements. */
export function RecommendedJob({ job }: { job: GuestJobPage }) {
  return (
    <div className="recommended-job">
      <h2>{job.title}</h2>
      <Facts
        facts={[
          { label: 'Company', value: companyOf(job) },
          { label: 'Location', value: placeOf(job) },
          { label: 'Hourly rate', value: rateOf(job) ?? 'Not stated' },
          { label: 'Salary', value: salaryOf(job) ?? 'Not stated' },
          { label: 'Employment', value: employmentOf(job) || 'Any' },
        ]}
      />
      <JobSkills job={job} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling by keyboard needs it (WCAG 2.1.1) */}
      <section className="recommended-job-text" aria-label="About this job" tabIndex={0}>
        <MarkdownText>{job.description}</MarkdownText>
      </section>
    </div>
  );
}
