import type { Job } from '../../../../shared/model/job.ts';
import { authorizationOf, clearanceOf, employmentOf, placeOf, rateOf, relocationOf, salaryOf, travelOf } from '../../../../shared/rules/job-words.ts';
import { paths } from '../../../app/paths.ts';
import { fullName } from '../../../app/person.ts';
import { Card, Facts } from '../../../ui/card.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { Link } from '../../../ui/link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';

type Shown = Omit<Job, 'version' | 'points' | 'recruiters' | 'closed' | 'managerId' | 'candidatesCount' | 'clientId' | 'cityId' | 'startAt' | 'employeeType' | 'w2' | 'backgroundCheck' | 'positionType' | 'isCloned'>;

// 'Other' gives way to the words that the manager wrote for it.
const orOther = (listed: string, other: string) => (other ? listed.replace('Other', other) : listed);

/** The facts of a job as a candidate needs them. */
export function JobAtAGlance({ job }: { job: Shown }) {
  return (
    <Card title="At a glance">
      <Facts
        facts={[
          { label: 'Location', value: placeOf(job) },
          { label: 'Hourly rate', value: rateOf(job) ?? 'Not stated' },
          { label: 'Salary', value: salaryOf(job) ?? 'Not stated' },
          { label: 'Employment', value: orOther(employmentOf(job), job.employmentTypeDesc) || 'Any' },
          { label: 'Clearance', value: clearanceOf(job) },
          { label: 'Authorization', value: orOther(authorizationOf(job), job.citizenshipDesc) || 'Any' },
          { label: 'Travel', value: job.travel && job.travelPercent ? `${travelOf(job)}, ${job.travelPercent}%` : travelOf(job) },
          { label: 'Relocation', value: relocationOf(job) },
          { label: 'Manager', value: <Link to={paths.candidateManager(job.manager.id)}>{fullName(job.manager)}</Link> },
          { label: 'Posted', value: <RelativeTime at={job.createdAt} /> },
          ...(job.endAt ? [{ label: 'Open until', value: formatDate(job.endAt) }] : []),
        ]}
      />
    </Card>
  );
}
