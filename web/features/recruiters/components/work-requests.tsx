import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WorkRequest } from '../../../../shared/model/work-request.ts';
import { withStop } from '../../../../shared/rules/with-stop.ts';
import { failureMessage } from '../../../api/api-error.ts';
import type { Announce } from '../../../common/lists/use-news.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { VerifiedBadge } from '../../../common/people/verified-badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { useWorkRequestAnswer, workRequestsQuery } from '../queries/work-requests.ts';
import { sinceOf, stateOfRequest } from '../model/work-request-words.ts';
import { WhatIsAsked } from './what-is-asked.tsx';

const doneWords = {
  accept: (title: string) => `You work on ${title} now.`,
  decline: (title: string) => `You declined to work on ${withStop(title)}`,
  close: (title: string) => `Your work on ${title} is ended.`,
};

const takenBack = (title: string) => `You no longer ask to work on ${withStop(title)}`;

/**
 * Requests of managers, for whom the recruiter does not work, to work on one of their jobs: to answer, and to end what
 * was accepted (RECR-44 to RECR-46), and the recruiter's own for jobs of the market (PLUS-49).
 */
export function WorkRequests() {
  return (
    <WhatIsAsked
      title="Jobs of other managers"
      noun="requests"
      list={useInfiniteQuery(workRequestsQuery)}
      row={(row, announce) => <Request key={row.id} request={row} announce={announce} />}
    />
  );
}

function Request({ request, announce }: { request: WorkRequest; announce: Announce }) {
  const { id, manager, job, message, state, isVerified } = request;
  const isMine = request.askedBy === 'recruiter' && state === 'created';
  const name = fullName(manager);
  const { label, meaning } = stateOfRequest(request);
  const answer = useWorkRequestAnswer();
  const [isSure, setSure] = useState(false);
  const give = (one: keyof typeof doneWords) =>
    answer.mutate(
      { id, answer: one },
      {
        onSuccess: () => {
          setSure(false);
          announce({ kind: 'done', text: isMine ? takenBack(job.title) : doneWords[one](job.title) });
        },
        onError: (error) => announce({ kind: 'error', text: `${job.title}: ${failureMessage(error)}` }),
      },
    );
  const isGiven = (one: keyof typeof doneWords) => answer.isPending && answer.variables.answer === one;
  return (
    <li aria-label={`${job.title}, ${name}`}>
      <Avatar name={name} src={avatarAddress(manager.avatar)} size={32} />
      <div className="join-who">
        <div>
          {isMine ? (
            <>
              You asked {name} to work on <Link to={paths.publicJob(job.id)}>{job.title}</Link>
            </>
          ) : state === 'created' ? (
            <>
              <strong>{name}</strong> {isVerified && <VerifiedBadge of="manager" />} asks you to work on{' '}
              <Link to={paths.job(job.id)}>{job.title}</Link>
            </>
          ) : (
            <>
              <Link to={paths.job(job.id)}>{job.title}</Link> for {name}
            </>
          )}
        </div>
        {message && state === 'created' && <blockquote className="join-words">{message}</blockquote>}
        <div className="faint join-facts">
          <RelativeTime at={sinceOf(request)} />
        </div>
      </div>
      {isMine ? (
        <Button size="small" kind="quiet" busy={isGiven('close')} onClick={() => give('close')}>
          Take back
        </Button>
      ) : state === 'created' ? (
        <>
          <Button
            size="small"
            kind="primary"
            busy={isGiven('accept')}
            disabled={isGiven('decline')}
            onClick={() => give('accept')}
          >
            Accept
          </Button>
          <Button
            size="small"
            kind="quiet"
            busy={isGiven('decline')}
            disabled={isGiven('accept')}
            onClick={() => give('decline')}
          >
            Decline
          </Button>
        </>
      ) : (
        <>
          <StatePill meaning={meaning}>{label}</StatePill>
          {isSure ? (
            <>
              <Button size="small" kind="danger" busy={isGiven('close')} onClick={() => give('close')}>
                End my work
              </Button>
              <Button size="small" kind="quiet" onClick={() => setSure(false)}>
                Keep
              </Button>
            </>
          ) : (
            <Button size="small" kind="quiet" aria-label={`End work on ${job.title}`} onClick={() => setSure(true)}>
              End work
            </Button>
          )}
        </>
      )}
    </li>
  );
}
