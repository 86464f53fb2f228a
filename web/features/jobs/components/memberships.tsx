import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import type { Membership } from '../../../../shared/model/job-team.ts';
import { rowsOf } from '../../../api/paging.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { membershipsQuery, useAcceptMembership, useEndMembership } from '../queries/job-team.ts';
import { ManagersJob } from './managers-job.tsx';
import './waiting-applicants.css';

/** The jobs of other managers that the user helps with, or is asked to; nothing where there are none (PLUS-54). */
export function Memberships() {
  const list = useInfiniteQuery(membershipsQuery);
  const [accept, end] = [useAcceptMembership(), useEndMembership()];
  const [declined, setDeclined] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const rows = rowsOf(list.data);
  if (rows.length === 0 && !declined) return null;
  const isBusy = accept.isPending || end.isPending;
  const failure = accept.error ?? end.error;
  // The buttons disappear, so the focus moves to the card.
  const toCard = () => box.current?.focus();
  const decline = (row: Membership) =>
    end.mutate(row.id, {
      onSuccess: () => {
        setDeclined(`${asksFor(row)} ${row.job.title}`);
        toCard();
      },
    });
  return (
    <Card title="Teams of other jobs" flush>
      <div ref={box} tabIndex={-1}>
        {failure && <FailureNotice what="Your answer could not be saved" error={failure} />}
        {declined && <Notice kind="done">You declined {declined}.</Notice>}
        <ul className="waiting-applicants" aria-label="Teams of other jobs">
          {rows.map((row) => (
            <MembershipRow key={row.id} row={row}>
              {row.state === 'joined' ? (
                <ButtonLink size="small" to={workOf(row)}>
                  {row.part === 'interviewer' ? 'Your interviews' : 'Open board'}
                </ButtonLink>
              ) : (
                <>
                  <Button
                    size="small"
                    kind="quiet"
                    disabled={isBusy}
                    aria-label={`Decline ${asksFor(row)} ${row.job.title}`}
                    onClick={() => decline(row)}
                  >
                    Decline
                  </Button>
                  <Button
                    size="small"
                    disabled={isBusy}
                    aria-label={`${row.part === 'interviewer' ? 'Interview for' : 'Join the team of'} ${row.job.title}`}
                    onClick={() => accept.mutate(row.id, { onSuccess: toCard })}
                  >
                    {row.part === 'interviewer' ? 'Accept' : 'Join'}
                  </Button>
                </>
              )}
            </MembershipRow>
          ))}
        </ul>
        {list.hasNextPage && <MoreOfList list={list} noun="jobs" />}
      </div>
    </Card>
  );
}

const workOf = ({ part, job }: Membership) =>
  part === 'interviewer' ? paths.ownInterviews(job.id) : paths.jobCandidates(job.id);
const asksFor = ({ part }: Membership) => (part === 'interviewer' ? 'to interview for' : 'to join the team of');

function MembershipRow({ row, children }: { row: Membership; children: ReactNode }) {
  const { job, at } = row;
  const isJoined = row.state === 'joined';
  return (
    <ManagersJob
      {...row}
      title={isJoined ? <Link to={paths.job(job.id)}>{job.title}</Link> : <strong>{job.title}</strong>}
      says={
        isJoined ? (
          row.part === 'interviewer' ? (
            'hires; you interview'
          ) : (
            'hires; you are on the team'
          )
        ) : (
          <>
            asks you {row.part === 'interviewer' ? 'to interview' : 'to join the team'}, <RelativeTime at={at} />
          </>
        )
      }
    >
      {children}
    </ManagersJob>
  );
}
