import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import type { ReceivedHandover } from '../../../../shared/model/handover.ts';
import { withStop } from '../../../../shared/rules/with-stop.ts';
import { rowsOf } from '../../../api/paging.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { receivedHandoversQuery, useAcceptHandover, useDeclineHandover } from '../queries/handovers.ts';
import { ManagersJob } from './managers-job.tsx';
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
              `You declined to take over ${withStop(answered.job.title)}`
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

function HandoverRow({ row, children }: { row: ReceivedHandover; children: ReactNode }) {
  const says = (
    <>
      asked <RelativeTime at={row.askedAt} />
    </>
  );
  return (
    <ManagersJob {...row} manager={row.from} title={<strong>{row.job.title}</strong>} says={says}>
      {children}
    </ManagersJob>
  );
}
