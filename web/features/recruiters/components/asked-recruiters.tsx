import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { WorkRequest } from '../../../../shared/model/work-request.ts';
import { withStop } from '../../../../shared/rules/with-stop.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { useNews, type Announce } from '../../../common/lists/use-news.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { VerifiedBadge } from '../../../common/people/verified-badge.tsx';
import { recruiterInShort } from '../../../common/people/working-facts-words.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Disclosures } from '../../../ui/layouts/disclosure.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { ShortFacts } from '../../../ui/text/short-facts.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { askedRecruitersQuery, useAskingAnswer, useCloseAskedRecruiter } from '../queries/work-requests.ts';
import { useLiveInvitations } from '../hooks/use-live-invitations.ts';
import { sinceOf, stateOfRequest } from '../model/work-request-words.ts';
import { AskRecruiterModal } from './ask-recruiter-modal.tsx';
import './join-invitations.css';

/** One request: who, on which job, how it stands, and what can be done. */
function Row({ request, withJob, children }: { request: WorkRequest; withJob: boolean; children?: ReactNode }) {
  const { recruiter, job, state, message, askedBy } = request;
  const name = fullName(recruiter);
  const { label, meaning } = stateOfRequest(request);
  return (
    <li aria-label={withJob ? `${name}, ${job.title}` : name}>
      <Avatar name={name} src={avatarAddress(recruiter.avatar)} size={32} />
      <div className="join-who">
        <div>
          <Link to={paths.managerRecruiter(recruiter.id)}>{name}</Link>{' '}
          {request.isVerified && <VerifiedBadge of="recruiter" />}
          {withJob && (
            <>
              {' '}
              for <Link to={paths.job(job.id)}>{job.title}</Link>
            </>
          )}
        </div>
        {message && askedBy === 'recruiter' && <blockquote className="join-words">{message}</blockquote>}
        {state === 'created' && request.facts && (
          <div className="join-facts">
            <ShortFacts facts={recruiterInShort(request.facts)} />
          </div>
        )}
        <div className="faint join-facts">
          <RelativeTime at={sinceOf(request)} />
        </div>
      </div>
      <StatePill meaning={meaning}>{label}</StatePill>
      {children}
    </li>
  );
}

/** A recruiter of the market who asks for the job: their words, and the two answers (PLUS-49). */
function Asking({ request, withJob, announce }: { request: WorkRequest; withJob: boolean; announce: Announce }) {
  const answer = useAskingAnswer();
  const name = fullName(request.recruiter);
  const give = (accepts: boolean) =>
    answer.mutate(
      { id: request.id, accepts },
      {
        onSuccess: () =>
          announce({
            kind: 'done',
            text: accepts ? `${name} works on ${request.job.title} now.` : `The request of ${name} is declined.`,
          }),
        onError: (error) => announce({ kind: 'error', text: `${name}: ${failureMessage(error)}` }),
      },
    );
  const isGiven = (accepts: boolean) => answer.isPending && answer.variables.accepts === accepts;
  return (
    <Row request={request} withJob={withJob}>
      <Button
        size="small"
        kind="primary"
        aria-label={`Accept ${name}`}
        busy={isGiven(true)}
        disabled={isGiven(false)}
        onClick={() => give(true)}
      >
        Accept
      </Button>
      <Button
        size="small"
        kind="quiet"
        aria-label={`Decline ${name}`}
        busy={isGiven(false)}
        disabled={isGiven(true)}
        onClick={() => give(false)}
      >
        Decline
      </Button>
    </Row>
  );
}

function OpenRequest({ request, withJob, announce }: { request: WorkRequest; withJob: boolean; announce: Announce }) {
  const close = useCloseAskedRecruiter();
  const [isSure, setSure] = useState(false);
  const name = fullName(request.recruiter);
  const isWork = request.state !== 'created';
  const end = () =>
    close.mutate(request, {
      onSuccess: () =>
        announce({
          kind: 'done',
          text: isWork ? `The work of ${name} is ended.` : `The request to ${name} is withdrawn.`,
        }),
      onError: (error) => announce({ kind: 'error', text: `${name}: ${failureMessage(error)}` }),
    });
  return (
    <Row request={request} withJob={withJob}>
      {isWork && (
        <ButtonLink to={paths.messagesWith(request.recruiter.id, request.job.id)} kind="quiet" size="small">
          Message <span className="visually-hidden">{name}</span>
        </ButtonLink>
      )}
      {isSure ? (
        <>
          <Button size="small" kind="danger" busy={close.isPending} onClick={end}>
            End the work of {request.recruiter.firstName}
          </Button>
          <Button size="small" kind="quiet" onClick={() => setSure(false)}>
            Keep
          </Button>
        </>
      ) : (
        <Button
          size="small"
          kind="quiet"
          busy={close.isPending}
          aria-label={isWork ? `End work of ${name}` : `Withdraw the request to ${name}`}
          onClick={() => (isWork ? setSure(true) : end())}
        >
          {isWork ? 'End work' : 'Withdraw'}
        </Button>
      )}
    </Row>
  );
}

/** Requests that were declined, withdrawn or done with, newest first. */
function EarlierRequests({ jobId }: { jobId?: number }) {
  const over = useInfiniteQuery(askedRecruitersQuery('over', jobId));
  const rows = rowsOf(over.data);
  if (over.isError && !over.data) return <LoadFailure title="The requests could not be loaded" query={over} />;
  if (over.data && rows.length === 0) return <p className="soft join-none">No request has ended yet.</p>;
  return (
    <>
      <ul className="join-list" aria-label="Earlier requests">
        {rows.map((one) => (
          <Row key={one.id} request={one} withJob={jobId === undefined} />
        ))}
      </ul>
      {over.hasNextPage && <MoreOfList list={over} noun="requests" />}
    </>
  );
}

interface AskedRecruitersProps {
  /** Only those asked for this job, who can be asked here as well. */
  job?: { id: number; title: string; isOpen: boolean };
}

/**
 * Recruiters of other managers whom the manager has asked to work on a job, or on any, and how each request stands
 * (RECR-43, RECR-46); both sides see changes live. Without a job, nothing if nobody was asked.
 */
export function AskedRecruiters({ job }: AskedRecruitersProps) {
  const open = useInfiniteQuery(askedRecruitersQuery('open', job?.id));
  // On a job, what is over is read when it is opened.
  const over = useInfiniteQuery({ ...askedRecruitersQuery('over'), enabled: !job });
  const { news, announce, box } = useNews();
  const [isAsking, setAsking] = useState(false);
  useLiveInvitations();
  const [rows, earlier] = [rowsOf(open.data), rowsOf(over.data)];
  const failure = open.data ? null : open.error;
  if (!job && rows.length + earlier.length === 0 && !failure && !news) return null;
  return (
    <Card
      title={rows.length > 0 ? `Recruiters of other managers (${totalOf(open.data)})` : 'Recruiters of other managers'}
      aside={
        job && (
          <Button
            size="small"
            icon={<UserPlus aria-hidden />}
            disabledReason={!job.isOpen && 'Recruiters can only be asked for an open job'}
            onClick={() => setAsking(true)}
          >
            Ask a recruiter
          </Button>
        )
      }
      flush
    >
      <div ref={box} tabIndex={-1}>
        {news && (
          <div className="join-news">
            <Notice kind={news.kind}>{news.text}</Notice>
          </div>
        )}
        {failure && (
          <ErrorState
            title="The requests could not be loaded"
            message={failureMessage(failure)}
            onRetry={() => void open.refetch()}
          />
        )}
        {job && open.data && rows.length === 0 && (
          <p className="soft join-none">
            Nobody is asked now. A recruiter who works with other managers can work on this one job, if they accept.
          </p>
        )}
        {rows.length > 0 && (
          <ul className="join-list" aria-label="Requests to recruiters of other managers">
            {rows.map((one) => {
              const Request = one.askedBy === 'recruiter' && one.state === 'created' ? Asking : OpenRequest;
              return <Request key={one.id} request={one} withJob={!job} announce={announce} />;
            })}
          </ul>
        )}
        {open.hasNextPage && <MoreOfList list={open} noun="requests" />}
        {(job || earlier.length > 0) && (
          <div className="join-earlier">
            <Disclosures
              items={[
                {
                  value: 'earlier',
                  title: job ? 'Earlier requests' : `Earlier requests (${totalOf(over.data)})`,
                  isLate: true,
                  content: <EarlierRequests {...(job && { jobId: job.id })} />,
                },
              ]}
            />
          </div>
        )}
      </div>
      {isAsking && job && (
        <AskRecruiterModal
          job={job}
          onClose={() => setAsking(false)}
          onAsked={(name) => {
            setAsking(false);
            announce({ kind: 'done', text: `${name} is asked to work on ${withStop(job.title)}` });
          }}
        />
      )}
    </Card>
  );
}
