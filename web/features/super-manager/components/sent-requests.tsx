import { useInfiniteQuery } from '@tanstack/react-query';
import { Send, X } from 'lucide-react';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { CountBadge } from '../../../ui/text/badge.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { sentRequestsQuery, useAskAgain, useDeclineCollaboration } from '../queries/managers.ts';
import { RequestRow } from './request-row.tsx';

/** The super manager's requests that wait for an answer, which can be sent again or taken back; nothing if there are none. */
export function SentRequests() {
  const list = useInfiniteQuery(sentRequestsQuery);
  const [again, decline] = [useAskAgain(), useDeclineCollaboration()];
  const rows = rowsOf(list.data);
  const failure = again.error ?? decline.error;
  if (rows.length === 0 && !failure) return null;
  const isBusy = again.isPending || decline.isPending;
  return (
    <Card
      title={
        <>
          Requests <CountBadge count={totalOf(list.data)} label="waiting" quiet />
        </>
      }
      flush
    >
      {failure && <FailureNotice what="The request could not be changed" error={failure} />}
      <ul className="request-list" aria-label="Waiting requests">
        {rows.map(({ id, recipient, sentAt, resentAt }) => (
          <RequestRow
            key={id}
            person={recipient}
            to={paths.superManager(recipient.id)}
            facts={
              <>
                Asked {resentAt ? 'again ' : ''}
                <RelativeTime at={resentAt ?? sentAt} />
              </>
            }
          >
            <Button
              size="small"
              kind="quiet"
              icon={<Send aria-hidden />}
              disabled={isBusy}
              aria-label={`Ask again, ${fullName(recipient)}`}
              onClick={() => again.mutate(id)}
            >
              Ask again
            </Button>
            <Button
              size="small"
              kind="quiet"
              icon={<X aria-hidden />}
              disabled={isBusy}
              aria-label={`Take back the request to ${fullName(recipient)}`}
              onClick={() => decline.mutate(recipient.id)}
            >
              Take back
            </Button>
          </RequestRow>
        ))}
      </ul>
      {list.hasNextPage && <MoreOfList list={list} noun="requests" />}
    </Card>
  );
}
