import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useAccount } from '../../../common/account/account.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { NotificationCard } from '../components/notification-card.tsx';
import { notificationsQuery, useViewNotifications } from '../queries/notifications.ts';
import { useOneList } from '../use-one-list.ts';

/** `/notifications`: all of them, newest first, fifty at a time (NOTIF-01). */
export function Component() {
  const { role } = useAccount();
  const query = useInfiniteQuery(notificationsQuery);
  const { mutate: view, isPending: isViewing } = useViewNotifications();
  useOneList(query);
  const rows = rowsOf(query.data);
  const unread = rows.filter(({ viewedAt }) => !viewedAt).map(({ id }) => id);
  return (
    <ListLayout
      head={
        <PageHead
          title="Notifications"
          count={query.data && totalOf(query.data)}
          actions={
            unread.length > 0 && (
              <Button busy={isViewing} onClick={() => view(unread.slice(0, 100))}>
                Mark as viewed
              </Button>
            )
          }
        />
      }
    >
      <PageTitle>Notifications</PageTitle>
      {query.isPending && <SkeletonRows />}
      {query.isError && !query.data && (
        <ErrorState
          title="The notifications could not be loaded"
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && rows.length === 0 && (
        <EmptyState icon={<Bell aria-hidden />} title="No notifications yet">
          Notifications about your jobs and candidates appear here.
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <ul className="notifications-list notifications-page">
            {rows.map((notification) => (
              <li key={notification.id}>
                <NotificationCard notification={notification} role={role} />
              </li>
            ))}
          </ul>
          <MoreOfList list={query} noun="notifications" />
        </>
      )}
    </ListLayout>
  );
}
