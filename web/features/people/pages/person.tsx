import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { type Role, roleLabels } from '../../../../shared/constants/roles.ts';
import type { PersonCard } from '../../../../shared/model/people.ts';
import { isChatRole } from '../../../../shared/rules/chat.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { isNoAccess } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { cityQuery } from '../../../common/lookups/lookups.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { VerifiedBadge } from '../../../common/people/verified-badge.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { RecordLayout } from '../../../ui/layouts/layouts.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, NoAccess } from '../../../ui/feedback/states.tsx';
import { PageWords } from '../components/page-words.tsx';
import { PersonFacts } from '../components/person-facts.tsx';
import { WorkingFacts } from '../components/working-facts.tsx';
import { useMarkViewed, personQuery } from '../queries/people.ts';

interface PersonPageProps {
  back?: { to: string; label: string };
  /** What the viewer may do with the person, beside the name. */
  actionsOf?: (person: PersonCard) => ReactNode;
  /** What other features know about the person, above the jobs they share. */
  recordOf?: (person: PersonCard) => ReactNode;
  /** Whether the record lists the shared jobs itself. */
  hasJobs?: boolean;
}

/**
 * A person's page under any of its addresses, such as `/manager/candidates/{id}`: who they are, how to reach them, and
 * the jobs they share with the user (ERR-01).
 */
export function PersonPage({ back, actionsOf, recordOf, hasJobs = false }: PersonPageProps) {
  const viewer = useAccount();
  const { id, candidateId } = useParams();
  const personId = Number(candidateId ?? id);
  const isId = Number.isSafeInteger(personId) && personId > 0;
  const { data: person, error, refetch } = useQuery({ ...personQuery(personId), enabled: isId });
  const { data: city } = useQuery(cityQuery(person?.cityId ?? null));
  useMarkViewed(person);
  if (!isId || isNoAccess(error)) return <NoAccess what="person" backTo={paths.dashboard()} backLabel="Dashboard" />;
  if (error && !person) return <LoadFailure title="This person could not be loaded" query={{ error, refetch }} />;
  if (!person) {
    return (
      <RecordLayout
        head={
          <PageHead
            title={<Skeleton width="220px" height="24px" />}
            avatar={<Skeleton width="64px" height="64px" round />}
          />
        }
        facts={<Skeleton height="200px" />}
      >
        <PageTitle>Person</PageTitle>
        <SkeletonText lines={4} />
      </RecordLayout>
    );
  }
  const name = fullName(person);
  return (
    <RecordLayout
      head={
        <PageHead
          title={name}
          state={person.isVerified && <VerifiedBadge of={person.role} />}
          {...(back && { back })}
          actions={
            <>
              {mayOfferMessage(viewer, person) && (
                <ButtonLink to={paths.messagesWith(person.id)} icon={<MessageSquare aria-hidden />}>
                  Message
                </ButtonLink>
              )}
              {actionsOf?.(person)}
            </>
          }
          avatar={<Avatar name={name} src={avatarAddress(person.avatar)} size={64} />}
          lead={[roleLabels[person.role], city && cityName(city)].filter(Boolean).join(' · ')}
        />
      }
      facts={
        <>
          <PersonFacts person={person} place={city ? cityName(city) : undefined} since={formatDate(person.since)} />
          {viewer.role !== 'candidate' && (person.role === 'manager' || person.role === 'recruiter') && (
            <WorkingFacts personId={person.id} />
          )}
        </>
      }
    >
      <PageTitle>{name}</PageTitle>
      {person.page && <PageWords words={person.page} />}
      {recordOf?.(person)}
      {!hasJobs && <SharedJobs person={person} viewerRole={viewer.role} />}
    </RecordLayout>
  );
}

/** Whether to offer a message: with managers only where work connects the two, and to them never by a candidate. */
function mayOfferMessage(viewer: { role: Role }, person: PersonCard): boolean {
  if (!isChatRole(viewer.role) || !isChatRole(person.role) || viewer.role === person.role) return false;
  if (viewer.role !== 'manager' && person.role !== 'manager') return true;
  return viewer.role !== 'candidate' && (person.worksSince !== null || person.sharedJobs.length > 0);
}

function SharedJobs({ person, viewerRole }: { person: PersonCard; viewerRole: PersonCard['role'] }) {
  return (
    <Card title="Jobs you share">
      {person.sharedJobs.length === 0 ? (
        <EmptyState title="No shared jobs yet">
          Jobs that you and {person.firstName} share are listed here, with a timeline for each.
        </EmptyState>
      ) : (
        <ul className="stack">
          {person.sharedJobs.map((job) => (
            <li key={job.id}>
              <Link to={sharedJobPath(viewerRole, person, job.id)}>{job.title}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Where the two users meet on a job: the candidate's story for the hiring side, the job itself for the candidate. */
function sharedJobPath(viewerRole: PersonCard['role'], person: PersonCard, jobId: number): string {
  return person.role === 'candidate' && viewerRole !== 'candidate'
    ? paths.candidateOnJob(jobId, person.id)
    : paths.job(jobId);
}
