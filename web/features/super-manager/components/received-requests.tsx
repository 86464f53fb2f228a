import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedCollaboration } from '../../../../shared/model/collaboration.ts';
import { withStop } from '../../../../shared/rules/with-stop.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf } from '../../../api/paging.ts';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { useNews } from '../../../common/lists/use-news.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { receivedRequestsQuery, useAcceptCollaboration, useRejectCollaboration } from '../queries/managers.ts';
import { useLiveCollaboration } from '../hooks/use-live-collaboration.ts';
import { openedTogether, seenTogether } from '../model/seen-together.ts';
import { RequestRow } from './request-row.tsx';

/**
 * Super managers who ask the manager to work together, and those who do (RECR-53 to RECR-55); nothing if there are none.
 * A dashboard has only those who wait for an answer.
 * New ones appear live.
 */
export function ReceivedRequests({ onlyWaiting = false }: { onlyWaiting?: boolean }) {
  const list = useInfiniteQuery(receivedRequestsQuery);
  const [accept, reject] = [useAcceptCollaboration(), useRejectCollaboration()];
  const { news, announce, box } = useNews();
  const [stopping, setStopping] = useState<ReceivedCollaboration>();
  useLiveCollaboration();
  const rows = rowsOf(list.data).filter(({ isAccepted }) => !onlyWaiting || !isAccepted);
  if (rows.length === 0 && !news) return null;
  const isBusy = accept.isPending || reject.isPending;
  const saying = (name: string, done: string) => ({
    onSuccess: () => announce({ kind: 'done', text: done }),
    onError: (error: unknown) => announce({ kind: 'error', text: `${name}: ${failureMessage(error)}` }),
  });
  const row = (request: ReceivedCollaboration) => {
    const { id, sender, isAccepted, sentAt, resentAt } = request;
    const name = fullName(sender);
    const since = <RelativeTime at={resentAt ?? sentAt} />;
    return (
      <RequestRow
        key={id}
        person={sender}
        to={paths.managerManager(sender.id)}
        words={isAccepted ? 'works together with you' : 'asks to work together with you'}
        facts={
          isAccepted ? (
            `Sees your jobs, their candidates, ${openedTogether('your')}`
          ) : (
            <>
              Asked {since}. If you accept, they see beside your jobs and candidates {openedTogether('your')}
            </>
          )
        }
      >
        {!isAccepted && (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={`Accept the request of ${name}`}
            onClick={() => accept.mutate(id, saying(name, `You work together with ${name} now.`))}
          >
            Accept
          </Button>
        )}
        <Button
          size="small"
          kind="quiet"
          disabled={isBusy}
          aria-label={isAccepted ? `Stop working with ${name}` : `Reject the request of ${name}`}
          onClick={() =>
            isAccepted
              ? setStopping(request)
              : reject.mutate(id, saying(name, `You rejected the request of ${withStop(name)}`))
          }
        >
          {isAccepted ? 'Stop' : 'Reject'}
        </Button>
      </RequestRow>
    );
  };
  return (
    <Card title="Super Hire managers" flush>
      <div ref={box} tabIndex={-1}>
        {news && <Notice kind={news.kind}>{news.text}</Notice>}
        <ul className="request-list" aria-label="Requests to work together">
          {rows.map(row)}
        </ul>
        {list.hasNextPage && <MoreOfList list={list} noun="requests" />}
      </div>
      {stopping && (
        <StopWorkingModal
          name={fullName(stopping.sender)}
          onClose={() => setStopping(undefined)}
          onStop={() => {
            const name = fullName(stopping.sender);
            setStopping(undefined);
            reject.mutate(stopping.id, saying(name, `You no longer work together with ${withStop(name)}`));
          }}
        />
      )}
    </Card>
  );
}

interface StopWorkingModalProps {
  name: string;
  onClose: () => void;
  onStop: () => void;
}

/** Asks before working together ends, because only the other can ask for it again. */
function StopWorkingModal({ name, onClose, onStop }: StopWorkingModalProps) {
  return (
    <ConfirmModal
      title={`Stop working with ${name}?`}
      onClose={onClose}
      keep="Keep working together"
      confirm="Stop working together"
      isDanger
      onConfirm={onStop}
    >
      <p>
        {name} no longer sees {seenTogether('your')}. What every Super Hire manager sees of your jobs and their
        candidates stays. To work together again, {name} has to ask you.
      </p>
    </ConfirmModal>
  );
}
