import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Client } from '../../../../shared/model/client.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListLayout } from '../../../ui/layouts.tsx';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { AddClientModal } from '../components/add-client-modal.tsx';
import { ClientTable } from '../components/client-table.tsx';
import { EditClientModal } from '../components/edit-client-modal.tsx';
import { RemoveClientModal } from '../components/remove-client-modal.tsx';
import { clientsQuery } from '../queries/clients.ts';

type Opened = { dialog: 'add' } | { dialog: 'edit' | 'remove'; client: Client };

/** `/clients`: the companies a manager hires for (CLIENT-01). */
export function Component() {
  const list = useInfiniteQuery(clientsQuery);
  const navigate = useNavigate();
  const done = (useLocation().state as { done?: string } | null)?.done;
  const [opened, setOpened] = useState<Opened>();
  const clients = rowsOf(list.data);
  const total = totalOf(list.data);
  const close = () => setOpened(undefined);
  const showWithWord = (word: string) => void navigate(paths.clients(), { replace: true, state: { done: word } });
  const addButton = (
    <Button kind="primary" icon={<Plus aria-hidden />} onClick={() => setOpened({ dialog: 'add' })}>
      Add client
    </Button>
  );
  return (
    <ListLayout head={<PageHead title="Clients" count={list.data && formatCount(total)} actions={addButton} />}>
      <PageTitle>Clients</PageTitle>
      {done && <Notice kind="done">{done}</Notice>}
      {list.isPending && (
        <Card flush>
          <SkeletonRows />
        </Card>
      )}
      {list.isError && !list.data && <ErrorState title="The clients could not be loaded" message={failureMessage(list.error)} onRetry={() => void list.refetch()} />}
      {list.data && clients.length === 0 && (
        <EmptyState icon={<Building2 aria-hidden />} title="You have no clients yet" action={addButton}>
          A client is a company that you hire for. Candidates see its name on the jobs you post for it.
        </EmptyState>
      )}
      {clients.length > 0 && (
        <>
          <ClientTable clients={clients} onEdit={(client) => setOpened({ dialog: 'edit', client })} onRemove={(client) => setOpened({ dialog: 'remove', client })} />
          <MoreRows
            shown={clients.length}
            total={total}
            noun="clients"
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      )}
      {opened?.dialog === 'add' && <AddClientModal onClose={close} onAdded={({ companyName }) => showWithWord(`${companyName} is a client now.`)} />}
      {opened?.dialog === 'edit' && <EditClientModal client={opened.client} onClose={close} onSaved={({ companyName }) => showWithWord(`${companyName} is saved.`)} />}
      {opened?.dialog === 'remove' && <RemoveClientModal client={opened.client} onClose={close} onRemoved={() => showWithWord(`${opened.client.companyName} is deleted.`)} />}
    </ListLayout>
  );
}
