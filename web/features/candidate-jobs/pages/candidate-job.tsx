import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { openStatus } from '../../../../shared/constants/job.ts';
import { hiddenFromWords, runsHidden } from '../../../../shared/rules/candidate-standing.ts';
import { companyOf, payOf, workplaceInWords } from '../../../../shared/rules/job-words.ts';
import { ApiError, isNoAccess } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { BroughtBy } from '../../../common/jobs/brought-by.tsx';
import { JobPageSkeleton, SkillsCard } from '../../../common/jobs/job-page-parts.tsx';
import { MatchLine } from '../../../common/match/match-line.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { RecordLayout } from '../../../ui/layouts/layouts.tsx';
import { loadMarkdown, MarkdownText } from '../../../ui/text/markdown.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { ShortFacts } from '../../../ui/text/short-facts.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { EmptyState, NoAccess } from '../../../ui/feedback/states.tsx';
import { ApplyDialog } from '../components/apply-dialog.tsx';
import { FavoriteStar } from '../components/favorite-star.tsx';
import { JobAtAGlance } from '../components/job-at-a-glance.tsx';
import { StandingCard } from '../components/standing-card.tsx';
import { useLiveCandidateJobs } from '../hooks/use-live-candidate-jobs.ts';
import { useApplyToJob, candidateJobQuery } from '../queries/candidate-jobs.ts';
import { useIntendedApplication } from '../hooks/use-intended-application.ts';

// While the job is read.
void loadMarkdown();

/** `/jobs/view/{id}` of a candidate: the job, Apply, favourite, and the candidate's application. */
export function CandidateJobPage() {
  const jobId = Number(useParams().id);
  const isId = Number.isSafeInteger(jobId) && jobId > 0;
  const { data, error, refetch } = useQuery({ ...candidateJobQuery(jobId), enabled: isId });
  const apply = useApplyToJob();
  const { isAsked, ask, close } = useAskedApplication();
  useIntendedApplication(data, { apply: apply.mutate, ask });
  useLiveCandidateJobs();
  const back = { to: paths.jobs(), label: 'Your jobs' };
  if (!isId || isNoAccess(error)) return <NoAccess what="job" backTo={paths.jobs()} backLabel="Your jobs" />;
  if (error instanceof ApiError && error.status === 410) {
    return (
      <>
        <PageTitle>Job closed</PageTitle>
        <EmptyState
          isPage
          title="This job is closed"
          action={
            <ButtonLink kind="primary" to={paths.findJobs()}>
              Find other jobs
            </ButtonLink>
          }
        >
          The employer has filled it or taken it down, so it no longer accepts applications.
        </EmptyState>
      </>
    );
  }
  if (error && !data) return <LoadFailure title="The job could not be loaded" query={{ error, refetch }} />;
  if (!data) return <JobPageSkeleton back={back} />;
  const { job, isFavorite, match, resumes, hiddenFrom } = data;
  const application = data.application && { ...data.application, hiddenFrom };
  const isCompared = typeof match?.percent === 'number';
  const lacksSkills = !isCompared && job.spheres.length > 0;
  const isOpen = job.status === openStatus;
  // A candidate who was on the job already cannot apply a second time.
  const mayApplyAgain = application?.state === 'withdrawn' && !application.recruiter;
  const mayApply = !application || mayApplyAgain;
  return (
    <RecordLayout
      head={
        <>
          <PageHead
            title={job.title}
            back={back}
            state={
              isOpen || application?.hired ? undefined : (
                <StatePill>{job.status === 'on_hold' ? 'On hold' : 'Closed'}</StatePill>
              )
            }
            lead={<ShortFacts facts={[companyOf(job), workplaceInWords(job), ...payOf(job)]} />}
            actions={
              <>
                {mayApply && (
                  <Button
                    kind="primary"
                    busy={apply.isPending}
                    disabledReason={!isOpen && 'This job does not accept applications right now'}
                    onClick={ask}
                  >
                    Apply now
                  </Button>
                )}
                <FavoriteStar jobId={job.id} title={job.title} isOn={isFavorite} />
              </>
            }
          />
          {mayApply && isOpen && <BroughtBy jobId={job.id} />}
          {apply.error && mayApply && <FailureNotice what="The application could not be sent" error={apply.error} />}
          {isAsked && mayApply && isOpen && <ApplyDialog job={job} resumes={resumes} onClose={close} />}
          {hiddenFrom !== undefined && !(application && runsHidden(application)) && (
            <p className="soft">
              {hiddenFromWords(hiddenFrom)} <Link to={paths.profile('privacy')}>Change whom you hide from</Link>
            </p>
          )}
          {/* Before the facts, which come first on a phone. */}
          {application && <StandingCard own={application} job={job} />}
        </>
      }
      facts={<JobAtAGlance job={job} />}
    >
      <PageTitle>{job.title}</PageTitle>
      {(isCompared || lacksSkills) && (
        <Card title="How well it fits your profile">
          <MatchLine match={match} />
          {lacksSkills && (
            <p className="soft">
              <Link to={paths.profile()}>Add your skills</Link> to see how well you fit.
            </p>
          )}
        </Card>
      )}
      <Card title="About this job">
        <MarkdownText>{job.description}</MarkdownText>
      </Card>
      <SkillsCard job={job} />
    </RecordLayout>
  );
}

/** Whether the address asks for an application, so that a reload or a step back finds its form again. */
function useAskedApplication() {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (isAsked: boolean) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (isAsked) after.set('apply', '');
          else after.delete('apply');
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  const ask = useCallback(() => set(true), [set]);
  const close = useCallback(() => set(false), [set]);
  return { isAsked: search.has('apply'), ask, close };
}
