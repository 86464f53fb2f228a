import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { Chip } from '../../../ui/text/state-pill.tsx';
import {
  candidatesOfRecruiterQuery,
  clientsOfRecruiterQuery,
  recruiterSkillsQuery,
} from '../queries/recruiter-profile.ts';
import { JobsOfPerson } from './jobs-of-person.tsx';
import { WorkList } from './work-list.tsx';

interface Recruiter {
  id: number;
  firstName: string;
}

/**
 * What a recruiter does, as far as the viewer may know: a manager sees the work on their own jobs with its candidates and
 * clients, another recruiter the jobs and clients that both work for, a candidate where the recruiter represents them.
 */
export function RecruiterWork({ recruiter, viewerRole }: { recruiter: Recruiter; viewerRole: Role }) {
  const { id, firstName } = recruiter;
  return (
    <>
      <RecruiterSkills id={id} firstName={firstName} />
      {viewerRole === 'manager' && (
        <>
          <JobsOfPerson
            personId={id}
            title="Your jobs"
            empty={`Your jobs that ${firstName} may work on are listed here, with how many candidates they put forward.`}
          />
          <CandidatesOfRecruiter id={id} firstName={firstName} />
        </>
      )}
      {viewerRole === 'recruiter' && (
        <JobsOfPerson
          personId={id}
          title="Jobs you both work on"
          empty={`Jobs of managers for whom both you and ${firstName} work are listed here.`}
        />
      )}
      {viewerRole === 'candidate' && (
        <JobsOfPerson
          personId={id}
          title={`Jobs where ${firstName} represents you`}
          empty={`Jobs on which ${firstName} put you forward are listed here, with where you stand.`}
        />
      )}
      {viewerRole !== 'candidate' && <ClientsOfRecruiter id={id} firstName={firstName} />}
    </>
  );
}

function RecruiterSkills({ id, firstName }: Recruiter) {
  const { data, error, refetch } = useQuery(recruiterSkillsQuery(id));
  return (
    <Card title="Skills">
      {data && data.length > 0 && (
        <ul className="cluster" aria-label="Skills">
          {data.map((skill) => (
            <li key={skill.id} title={countOf(skill.jobsCount, 'job')}>
              <Chip>{skill.name}</Chip>
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <p className="soft">The skills of jobs on which {firstName} put candidates forward are listed here.</p>
      )}
      {!data && error && <LoadFailure title="The skills could not be loaded" query={{ error, refetch }} />}
      {!data && !error && <SkeletonText lines={1} />}
    </Card>
  );
}

function CandidatesOfRecruiter({ id, firstName }: Recruiter) {
  return (
    <WorkList
      title="Candidates"
      noun="candidates"
      list={useInfiniteQuery(candidatesOfRecruiterQuery(id))}
      emptyTitle="No candidates yet"
      empty={`Candidates whom ${firstName} put forward on your jobs are listed here.`}
      row={(row) => (
        <>
          <span className="work-list-name">
            <Link to={paths.candidateOnJob(row.jobId, row.id)}>{fullName(row)}</Link>
            <span className="soft truncate">
              {row.jobTitle}
              {row.jobsCount > 1 && ` and ${countOf(row.jobsCount - 1, 'more job')}`}
            </span>
          </span>
          <span className="soft">
            {pipelineStatusLabels[row.status]}, <RelativeTime at={row.statusChangedAt} />
          </span>
        </>
      )}
    />
  );
}

function ClientsOfRecruiter({ id, firstName }: Recruiter) {
  return (
    <WorkList
      title="Clients"
      noun="clients"
      list={useInfiniteQuery(clientsOfRecruiterQuery(id))}
      emptyTitle="No clients"
      empty={`Clients of the open jobs on which ${firstName} works are listed here.`}
      row={(client) => (
        <>
          <span className="work-list-name truncate">{client.companyName}</span>
          <span className="soft">
            {[
              countOf(client.jobsCount, 'job'),
              client.candidatesCount !== null && countOf(client.candidatesCount, 'candidate'),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </>
      )}
    />
  );
}
