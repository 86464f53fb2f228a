import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobStatusLabels, openStatus } from '../../../../shared/constants/job.ts';
import type { JobOfPerson } from '../../../../shared/model/recruiter-profile.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Segments } from '../../../ui/buttons/segments.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { jobsOfPersonQuery } from '../queries/recruiter-profile.ts';
import { WorkList } from './work-list.tsx';

const choices = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;
const meanings = { [openStatus]: 'green', on_hold: 'amber', closed: 'neutral', draft: 'neutral' } as const;

interface JobsOfPersonProps {
  personId: number;
  title: string;
  /** What the list would hold, for when it is empty. */
  empty: string;
  /** Whether closed jobs can be chosen. */
  hasClosed?: boolean;
}

/** The jobs of a manager or recruiter as far as the user sees them, each leading to its page (RECR-40). */
export function JobsOfPerson({ personId, title, empty, hasClosed = true }: JobsOfPersonProps) {
  const [status, setStatus] = useState<'open' | 'closed'>('open');
  const list = useInfiniteQuery(jobsOfPersonQuery(personId, status));
  return (
    <WorkList<JobOfPerson>
      title={title}
      noun="jobs"
      list={list}
      aside={hasClosed && <Segments label="State of the jobs" options={choices} value={status} onChange={setStatus} />}
      emptyTitle={status === 'open' ? 'No open jobs' : 'No closed jobs'}
      empty={empty}
      row={(job) => (
        <>
          <span className="work-list-name">
            <Link to={paths.job(job.id)}>{job.title}</Link>
            {job.companyName && <span className="soft truncate">{job.companyName}</span>}
          </span>
          {job.candidatesCount !== null && <span className="soft">{countOf(job.candidatesCount, 'candidate')}</span>}
          <StatePill meaning={meanings[job.status]}>{jobStatusLabels[job.status]}</StatePill>
        </>
      )}
    />
  );
}
