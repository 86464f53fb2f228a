import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import type { OverseenManager } from '../../../../shared/model/collaboration.ts';
import { listFile, type ListColumn } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { formatDate, isoDay } from '../../../ui/text/dates.ts';
import { ManagerSearch } from '../components/manager-search.tsx';
import { SentRequests } from '../components/sent-requests.tsx';
import { managersQuery } from '../queries/managers.ts';
import { useLiveCollaboration } from '../hooks/use-live-collaboration.ts';

const columns: readonly ListColumn<OverseenManager>[] = [
  {
    key: 'name',
    header: 'Name',
    width: '40%',
    cell: (manager) => (
      <span className="cluster">
        <Avatar name={fullName(manager)} src={avatarAddress(manager.avatar)} size={28} />
        <span className="truncate">{fullName(manager)}</span>
      </span>
    ),
    text: fullName,
  },
  { key: 'email', header: 'Email', hideBelow: 480, cell: ({ email }) => email, text: ({ email }) => email },
  {
    key: 'since',
    header: 'Works with you since',
    width: '160px',
    hideBelow: 768,
    cell: ({ since }) => formatDate(since),
    text: ({ since }) => isoDay(since),
  },
];

/** `/super_manager/managers`: the managers who work with the super manager, and requests to others (DEC-34, SUPER-01). */
export function ManagersPage() {
  const list = useInfiniteQuery(managersQuery);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<string>();
  useLiveCollaboration();
  const askButton = (
    <Button kind="primary" icon={<UserPlus aria-hidden />} onClick={() => setAsking(true)}>
      Ask managers
    </Button>
  );
  return (
    <>
      <ListPage
        title="Managers"
        lead="Managers who agreed to work with you. You see the jobs and candidates of all managers, and the clients and recruiters of these."
        noun="managers"
        list={list}
        file={listFile(managersQuery, columns)}
        actions={askButton}
        above={
          <>
            {done && <Notice kind="done">{done}</Notice>}
            <SentRequests />
          </>
        }
        withAvatar
        empty={
          <EmptyState icon={<Users aria-hidden />} title="No manager works with you yet" action={askButton}>
            Find managers by name and ask them. Those who accept are listed here.
          </EmptyState>
        }
      >
        {(managers) => (
          <Table
            caption="Managers"
            columns={columns}
            rows={managers}
            rowKey={({ id }) => id}
            rowHref={({ id }) => paths.superManager(id)}
          />
        )}
      </ListPage>
      {isAsking && <ManagerSearch onClose={() => setAsking(false)} onAsked={setDone} />}
    </>
  );
}
