import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { RecommendationLink } from '../../../shared/model/invitation.ts';
import { companyOf, payOf, placeOf } from '../../../shared/rules/job-words.ts';
import { LoadFailure } from '../../common/forms/load-failure.tsx';
import { FailureNotice } from '../../common/forms/failure-notice.tsx';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { LinkProblem } from '../../features/accounts/components/link-problem.tsx';
import { RecommendedJob } from '../../features/recommendations/components/recommended-job.tsx';
import { problemTexts, type RecommendationProblem } from '../../features/recommendations/model/link-texts.ts';
import {
  recommendationLinkQuery,
  useDeclineRecommendation,
  useAcceptAsCandidate,
  type RecommendationKey,
} from '../../features/recommendations/queries/recommendation-link.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { useAccountIfAny } from '../../common/account/account.ts';
import { paths } from '../../common/navigation/paths.ts';
import { forgetPendingAction, keepPendingAction } from '../../common/mailed-links/pending-action.ts';
import { keepIntendedJob } from '../../common/visitor/intended-job.ts';
import { leave } from '../../common/session/session-actions.ts';
import { AcceptAsNew } from './accept-as-new.tsx';
import { useMailedLink } from '../../common/mailed-links/use-mailed-link.ts';

/**
 * `/guest/job/{id}`: accepts a recommended job; without token and email it leads to `/` (GUEST-04, AUTH-33, AUTH-35).
 */
export function AcceptRecommendationPage() {
  const jobId = Number(useParams().id);
  const { token, email, status } = useMailedLink();
  return token && email ? (
    <Recommendation jobId={jobId} by={{ token, email }} status={status} />
  ) : (
    <Navigate to={paths.landing()} replace />
  );
}

interface InvitationProps {
  jobId: number;
  by: RecommendationKey;
  link: RecommendationLink;
}

function Recommendation({
  jobId,
  by,
  status,
}: {
  jobId: number;
  by: RecommendationKey;
  status: 'accepted' | 'declined' | undefined;
}) {
  const account = useAccountIfAny();
  const { data: link, error, refetch } = useQuery(recommendationLinkQuery(by));
  const [declines, setDeclines] = useState(status === 'declined');
  const [isDeclined, setDeclined] = useState(false);
  if (error && !link)
    return (
      <LoadFailure
        title="The recommendation could not be loaded"
        query={{ error, refetch }}
        kept="The link was not used."
      />
    );
  if (!link) {
    return (
      <AuthLayout title="A job for you">
        <div className="auth-block">
          <SkeletonText lines={8} />
        </div>
      </AuthLayout>
    );
  }
  if (isDeclined) return <Declined />;
  const isOther = link.job !== null && link.job.id !== jobId;
  const problem: RecommendationProblem | undefined = isOther
    ? 'unknown'
    : link.state !== 'open'
      ? link.state
      : link.isJobOpen
        ? undefined
        : 'closed';
  if (problem || !link.job) return <Problem problem={problem ?? 'unknown'} jobId={jobId} link={link} />;
  const props = { jobId, by, link };
  const sender = link.sender ? `${link.sender.firstName} ${link.sender.lastName}` : 'Someone';
  return (
    <AuthLayout
      title={declines ? 'Decline this job?' : `${sender} recommends a job to you`}
      lead={[link.job.title, companyOf(link.job), placeOf(link.job), ...payOf(link.job)].join(' · ')}
      name="Recommended job"
      aside={<RecommendedJob job={link.job} />}
    >
      <div className="auth-block stack">
        {declines && (
          <Decline by={by} sender={sender} onDeclined={() => setDeclined(true)} onAccept={() => setDeclines(false)} />
        )}
        {!declines && account?.email === by.email && account.role === 'candidate' && (
          <AcceptSignedIn {...props} atOnce={status === 'accepted'} />
        )}
        {!declines && account && account.email !== by.email && <WrongAccount as={account.email} />}
        {!declines && account?.email === by.email && account.role !== 'candidate' && (
          <Notice kind="warning">Your account is not a candidate’s, so it cannot apply for jobs.</Notice>
        )}
        {!declines && !account && (link.hasAccount ? <LogInFirst {...props} /> : <AcceptAsNew {...props} />)}
        {!declines && (
          <Button kind="quiet" wide onClick={() => setDeclines(true)}>
            Not for me
          </Button>
        )}
      </div>
    </AuthLayout>
  );
}

function LogInFirst({ jobId, by, link }: InvitationProps) {
  const navigate = useNavigate();
  const goOn = () => {
    keepPendingAction({ path: paths.acceptRecommendation(jobId), ...by, status: 'accepted' });
    void navigate(paths.logIn(), { state: { email: by.email } });
  };
  return (
    <>
      <p>
        You have an account with this address. Log in to {link.mustAnswer && 'answer the questions of this job and '}
        send your application.
      </p>
      <Button kind="primary" size="large" wide onClick={goOn}>
        Log in and accept
      </Button>
    </>
  );
}

function AcceptSignedIn({ jobId, by, link, atOnce }: InvitationProps & { atOnce: boolean }) {
  const { mutate, error, isPending } = useAcceptAsCandidate();
  const navigate = useNavigate();
  const wasRequested = useRef(false);
  const accept = () =>
    mutate(by, {
      onSuccess: () => {
        forgetPendingAction();
        keepIntendedJob({ jobId, applies: false });
        void navigate(paths.job(jobId), { replace: true });
      },
    });
  useEffect(() => {
    // Pressing 'Log in and accept' was already the confirmation.
    if (!atOnce || wasRequested.current) return;
    wasRequested.current = true;
    accept();
  });
  return (
    <>
      {error && <FailureNotice what="The application could not be sent" error={error} />}
      <Button kind="primary" size="large" wide busy={isPending} onClick={accept}>
        {link.mustAnswer ? 'Accept and answer its questions' : 'Accept and apply'}
      </Button>
    </>
  );
}

function WrongAccount({ as }: { as: string }) {
  const queryClient = useQueryClient();
  return (
    <>
      <Notice kind="warning">You are logged in as {as}. Log out, then open the link in the email again.</Notice>
      <Button kind="primary" size="large" wide onClick={() => void leave(queryClient)}>
        Log out
      </Button>
    </>
  );
}

function Decline({
  by,
  sender,
  onDeclined,
  onAccept,
}: {
  by: RecommendationKey;
  sender: string;
  onDeclined: () => void;
  onAccept: () => void;
}) {
  const decline = useDeclineRecommendation();
  const send = () =>
    decline.mutate(by, {
      onSuccess: () => {
        forgetPendingAction();
        onDeclined();
      },
    });
  return (
    <>
      {decline.error && <FailureNotice what="The job could not be declined" error={decline.error} />}
      <p>{sender} will see that you declined. You can still apply later.</p>
      <Button kind="primary" size="large" wide busy={decline.isPending} onClick={send}>
        Decline this job
      </Button>
      <Button size="large" wide disabled={decline.isPending} onClick={onAccept}>
        View it again
      </Button>
    </>
  );
}

function Declined() {
  return (
    <LinkProblem title="You declined this job" lead="Thank you for letting us know. Other jobs are open now.">
      <ButtonLink to={paths.findJobs()} kind="primary" size="large" wide>
        See open jobs
      </ButtonLink>
    </LinkProblem>
  );
}

function Problem({
  problem,
  jobId,
  link,
}: {
  problem: RecommendationProblem;
  jobId: number;
  link: RecommendationLink;
}) {
  const { title, lead, logIn } = problemTexts[problem];
  useEffect(forgetPendingAction, []);
  const showsJob = link.isJobOpen && problem !== 'unknown';
  return (
    <LinkProblem title={title} lead={lead}>
      {showsJob && (
        <ButtonLink to={paths.publicJob(jobId)} kind={logIn ? 'secondary' : 'primary'} size="large" wide>
          See the job
        </ButtonLink>
      )}
      <ButtonLink to={paths.findJobs()} kind={showsJob || logIn ? 'secondary' : 'primary'} size="large" wide>
        See open jobs
      </ButtonLink>
      <ButtonLink
        to={paths.logIn()}
        kind={logIn ? 'primary' : 'secondary'}
        size="large"
        wide
        {...(link.email ? { state: { email: link.email } } : {})}
      >
        Log in
      </ButtonLink>
    </LinkProblem>
  );
}
