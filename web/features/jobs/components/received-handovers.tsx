import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { jobStatusLabels } from '../../../../shared/constants/job.ts';
import type { ReceivedHandover } from '../../../../shared/model/handover.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { rowsOf } from '../../../api/paging.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { receivedHandoversQuery, useAcceptHandover, useDeclineHandover } from '../queries/handovers.ts';
import './waiting-applicants.css';

interface Answered {
  job: ReceivedHandover['job'];
  isTaken: boolean;
}

/** The jobs that other managers ask the user to take over, with the answers; nothing where there are none (PLUS-53). */
export function ReceivedHandovers() {
  const list = useInfiniteQuery(receivedHandoversQuery);
  const [accept, decline] = [useAcceptHandover(), useDeclineHandover()];
  const [answered, setAnswered] = useState<Answered>();
  const box = useRef<HTMLDivElement>(null);
  const rows = rowsOf(list.data);
  if (rows.length === 0 && !answered) return null;
  const isBusy = accept.isPending || decline.isPending;
  const failure = accept.error ?? decline.error;
  const saying = (next: Answered) => ({
    onSuccess: () => {
      setAnswered(next);
      // The row and its buttons disappear, so the focus moves to the card.
      box.current?.focus();
    },
  });
  return (
    <Card title="Jobs to take over" flush>
      <div ref={box} tabIndex={-1}>
        {failure && <FailureNotice what="Your answer could not be saved" error={failure} />}
        {answered && (
          <Notice kind="done">
            {answered.isTaken ? (
              <>
                <Link to={paths.job(answered.job.id)}>{answered.job.title}</Link> is yours now.
              </>
            ) : (
              `You declined to take over ${answered.job.title}.`
            )}
          </Notice>
        )}
        <ul className="waiting-applicants" aria-label="Jobs to take over">
          {rows.map((row) => (
            <HandoverRow key={row.id} row={row}>
              <Button
                size="small"
                kind="quiet"
                disabled={isBusy}
                aria-label={`Decline to take over ${row.job.title}`}
                onClick={() => decline.mutate(row.id, saying({ job: row.job, isTaken: false }))}
              >
                Decline
              </Button>
              <Button
                size="small"
                disabled={isBusy}
                aria-label={`Take over ${row.job.title}`}
                onClick={() => accept.mutate(row.id, saying({ job: row.job, isTaken: true }))}
              >
                Take over
              </Button>
            </HandoverRow>
          ))}
        </ul>
        {list.hasNextPage && <MoreOfList list={list} noun="jobs" />}
      </div>
    </Card>
  );
}

function HandoverRow({
  row: { from, job, company, message, askedAt },
  children,
}: {
  row: ReceivedHandover;
  children: ReactNode;
}) {
  const name = fullName(from);
  return (
    <li aria-label={job.title}>
      <Avatar name={name} src={avatarAddress(from.avatar)} size={32} />
      <div className="waiting-applicant">
        <strong>{job.title}</strong>
        <div className="faint">
          {[company, jobStatusLabels[job.status], countOf(job.candidatesCount, 'candidate')]
            .filter(Boolean)
            .join(' · ')}
        </div>
        <div className="faint">
          <Link to={paths.managerManager(from.id)}>{name}</Link> asked <RelativeTime at={askedAt} />
        </div>
        {message && <div className="soft">“{message}”</div>}
      </div>
      {children}
    </li>
  );
}
