import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell, CheckCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { zoneOf } from '../../../common/account/own-time-zone.ts';
import { listFile, ListCsv, type FileColumn } from '../../../common/lists/list-file.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { describeNotification } from '../model/describe-notification.ts';
import { NotificationDays } from '../components/notification-days.tsx';
import {
  notificationsQuery,
  unreadListQuery,
  useViewAllNotifications,
  useViewNotifications,
} from '../queries/notifications.ts';
import { useOneList } from '../hooks/use-one-list.ts';

const skeleton = (
  <Card flush>
    <SkeletonRows withAvatar />
  </Card>
);

const fileColumns = ({ role, ...owner }: Account): FileColumn<Notification>[] => [
  { header: 'When', text: ({ createdAt }) => isoDay(createdAt) },
  { header: 'What', text: (one) => describeNotification(one, role, zoneOf(owner)).sentence },
  { header: 'Read', text: ({ viewedAt }) => viewedAt && isoDay(viewedAt) },
];

/**
 * `/notifications`: all or only the unread ones, newest first by day and job, fifty at a time (NOTIF-01). Opening one
 * marks it as viewed; marking all is an action of its own.
 */
export function NotificationsPage() {
  const me = useAccount();
  const [search, setSearch] = useSearchParams();
  const isUnread = search.get('unread') === 'true';
  const list = isUnread ? unreadListQuery : notificationsQuery;
  const query = useInfiniteQuery(list);
  const { mutate: view } = useViewNotifications();
  const viewAll = useViewAllNotifications();
  useOneList(query);
  const rows = rowsOf(query.data);
  const hasUnread = rows.some(({ viewedAt }) => !viewedAt);
  const show = (unread: boolean) => setSearch(unread ? { unread: 'true' } : {}, { replace: true });
  return (
    <ListLayout
      head={
        <PageHead
          title="Notifications"
          count={query.data && totalOf(query.data)}
          actions={
            rows.length > 0 && (
              <>
                {hasUnread && (
                  <Button icon={<CheckCheck aria-hidden />} busy={viewAll.isPending} onClick={() => viewAll.mutate()}>
                    Mark all as read
                  </Button>
                )}
                <ListCsv title="Notifications" file={listFile(list, fileColumns(me))} total={totalOf(query.data)} />
              </>
            )
          }
        />
      }
      filters={<WhichNotifications isUnread={isUnread} onShow={show} />}
    >
      <PageTitle>Notifications</PageTitle>
      {viewAll.isError && <NotAllRead error={viewAll.error} onRetry={() => viewAll.mutate()} />}
      {query.isPending && skeleton}
      {query.isError && !query.data && <LoadFailure title="The notifications could not be loaded" query={query} />}
      {query.isSuccess && rows.length === 0 && <NoNotifications isUnread={isUnread} onAll={() => show(false)} />}
      {rows.length > 0 && (
        <>
          <div className="notifications-page">
            <NotificationDays
              notifications={rows}
              role={me.role}
              onOpen={({ id, viewedAt }) => viewedAt ?? view([id])}
            />
          </div>
          <MoreOfList list={query} noun="notifications" />
        </>
      )}
    </ListLayout>
  );
}

function WhichNotifications({ isUnread, onShow }: { isUnread: boolean; onShow: (unread: boolean) => void }) {
  return (
    <FilterBar>
      <div className="notifications-filter" role="group" aria-label="Which notifications">
        <Button
          size="small"
          kind={isUnread ? 'quiet' : 'secondary'}
          aria-pressed={!isUnread}
          onClick={() => onShow(false)}
        >
          All
        </Button>
        <Button
          size="small"
          kind={isUnread ? 'secondary' : 'quiet'}
          aria-pressed={isUnread}
          onClick={() => onShow(true)}
        >
          Unread
        </Button>
      </div>
    </FilterBar>
  );
}

function NotAllRead({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Not all notifications could be marked as read. {failureMessage(error)}
    </Notice>
  );
}

function NoNotifications({ isUnread, onAll }: { isUnread: boolean; onAll: () => void }) {
  return isUnread ? (
    <EmptyState
      icon={<CheckCheck aria-hidden />}
      title="You have read everything"
      action={<Button onClick={onAll}>Show all notifications</Button>}
    >
      New notifications appear here until you open them.
    </EmptyState>
  ) : (
    <EmptyState icon={<Bell aria-hidden />} title="No notifications yet">
      Notifications about your jobs and candidates appear here.
    </EmptyState>
  );
}
