import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { Scorecards } from '../../../../shared/model/interviewing.ts';
import { placeLabel } from '../../../../shared/rules/pipeline-status.ts';
import { isNoAccess } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { statusMeaning } from '../../../common/jobs/pipeline-meaning.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, NoAccess } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { InterviewEvidence } from '../components/interview-evidence.tsx';
import { useLiveCandidate } from '../hooks/use-live-candidate.ts';
import type { Pair } from '../queries/keys.ts';
import { scorecardsQuery } from '../queries/interviewing.ts';

/**
 * `/jobs/{jobId}/candidates/{candidateId}/scorecards`: what interviewers found about a candidate, criterion by criterion
 * and side by side, and the user's own scorecard (PLUS-54).
 */
export function ScorecardsPage() {
  const params = useParams();
  const pair = { jobId: Number(params.jobId), candidateId: Number(params.candidateId) };
  const query = useQuery(scorecardsQuery(pair));
  useLiveCandidate(pair);
  if (isNoAccess(query.error)) return <NoAccess what="candidate" backTo={paths.jobs()} backLabel="Back to jobs" />;
  if (query.isError && !query.data) return <LoadFailure title="The scorecards could not be loaded" query={query} />;
  if (!query.data) return <ScorecardsSkeleton />;
  return <LoadedScorecards pair={pair} found={query.data} />;
}

function LoadedScorecards({ pair, found }: { pair: Pair; found: Scorecards }) {
  const { candidate, job, status, hired, steps, isOnTeam } = found;
  const name = fullName(candidate);
  return (
    <div className="ui-page scorecards">
      <PageTitle>{`Scorecards of ${name}, ${job.title}`}</PageTitle>
      <PageHead
        title={name}
        lead={job.title}
        avatar={<Avatar name={name} src={avatarAddress(candidate.avatar)} size={40} />}
        state={status && <StatePill meaning={statusMeaning[status]}>{placeLabel({ status, hired })}</StatePill>}
        back={
          isOnTeam
            ? { to: paths.candidateOnJob(pair.jobId, pair.candidateId), label: name }
            : { to: paths.ownInterviews(pair.jobId), label: 'Your interviews' }
        }
        actions={
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      {steps.length === 0 && (
        <Card>
          <EmptyState
            title="No interviews are planned for this job"
            action={<ButtonLink to={`${paths.job(pair.jobId)}?tab=interviews`}>Plan interviews</ButtonLink>}
          >
            Interviewers score candidates by what you plan to find out.
          </EmptyState>
        </Card>
      )}
      {steps.map((interview) => (
        <InterviewEvidence key={interview.id} pair={pair} interview={interview} isOnTeam={isOnTeam} />
      ))}
    </div>
  );
}

function ScorecardsSkeleton() {
  return (
    <div className="ui-page">
      <PageTitle>Scorecards</PageTitle>
      <PageHead
        title={<Skeleton width="220px" height="24px" />}
        avatar={<Skeleton width="40px" height="40px" round />}
        back={{ to: paths.jobs(), label: 'Jobs' }}
      />
      <Card>
        <SkeletonText lines={12} />
      </Card>
    </div>
  );
}
