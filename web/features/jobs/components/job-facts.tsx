import { workplaceLabels } from '../../../../shared/constants/job.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { hasAmericanTerms } from '../../../../shared/rules/american-terms.ts';
import { cityInFull } from '../../../../shared/rules/city-name.ts';
import { authorizationOf, inOwnWords } from '../../../../shared/rules/job-glance.ts';
import {
  clearanceOf,
  employmentOf,
  experienceOf,
  hoursOf,
  payOf,
  shiftsOf,
  workplaceOf,
} from '../../../../shared/rules/job-words.ts';
import { countOf, formatCount } from '../../../../shared/rules/money.ts';
import { openingsWords } from '../../../../shared/rules/openings.ts';
import { Card, Facts } from '../../../ui/layouts/card.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import './job-form.css';
import { contractsOf, travelOf } from '../model/job-words.ts';

function yesOrNo(value: boolean | null): string | null {
  if (value === null) return null;
  return value ? 'Yes' : 'No';
}

/** Every fact of a job apart from its description; work types are a matter of American jobs. */
export function JobFactsColumn({ job }: { job: Job }) {
  const [pay, openings] = [payOf(job), openingsWords(job)];
  return (
    <>
      <Card title="Offer">
        <Facts
          facts={[
            { label: 'Pay', value: pay.length > 0 ? pay.map((line) => <div key={line}>{line}</div>) : null },
            ...(openings ? [{ label: 'Openings', value: openings }] : []),
            { label: 'Points', value: job.points > 0 ? formatCount(job.points) : 'None' },
            { label: 'Guarantee', value: job.guaranteeDays ? countOf(job.guaranteeDays, 'day') : 'None' },
            { label: 'Referral share', value: job.referralShare == null ? null : `${job.referralShare} %` },
            { label: 'Employment', value: inOwnWords(employmentOf(job), job.employmentTypeDesc) },
            ...(shiftsOf(job) ? [{ label: 'Shift', value: shiftsOf(job) }] : []),
            ...(hoursOf(job) ? [{ label: 'Hours', value: hoursOf(job) }] : []),
            ...(hasAmericanTerms(job.city) ? [{ label: 'Work type', value: contractsOf(job) }] : []),
          ]}
        />
      </Card>
      <Card title="Place and time">
        <Facts
          facts={[
            { label: 'City', value: job.city && cityInFull(job.city) },
            { label: 'Workplace', value: job.positionType && workplaceLabels[workplaceOf(job)] },
            { label: 'Travel', value: travelOf(job) },
            { label: 'Relocation', value: yesOrNo(job.relocation) },
            { label: 'Starts', value: job.startAt && formatDate(job.startAt) },
            { label: 'Ends', value: job.endAt && formatDate(job.endAt) },
          ]}
        />
      </Card>
      <Card title="Requirements">
        <Facts
          facts={[
            ...(experienceOf(job) ? [{ label: 'Experience', value: experienceOf(job) }] : []),
            { label: 'Authorization', value: inOwnWords(authorizationOf(job), job.citizenshipDesc) },
            ...(clearanceOf(job) ? [{ label: 'Clearance', value: clearanceOf(job) }] : []),
          ]}
        />
      </Card>
      {job.questions && (
        <Card title="Questions to those who apply">
          <ol className="job-questions">
            {job.questions.map(({ words, isRequired }) => (
              <li key={words}>
                {words} {isRequired && <span className="faint">Must be answered</span>}
              </li>
            ))}
          </ol>
        </Card>
      )}
      <p className="faint">
        Posted <RelativeTime at={job.createdAt} />
        {job.isCloned && ' as a copy'}
      </p>
    </>
  );
}
