import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Client } from '../../../../shared/model/client.ts';
import { listFile } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { AddClientModal } from '../components/add-client-modal.tsx';
import { clientColumns, ClientTable } from '../components/client-table.tsx';
import { EditClientModal } from '../components/edit-client-modal.tsx';
import { RemoveClientModal } from '../components/remove-client-modal.tsx';
import { clientsQuery } from '../queries/clients.ts';

type Opened = { dialog: 'add' } | { dialog: 'edit' | 'remove'; client: Client };

/** `/clients`: the companies a manager hires for (CLIENT-01). */
export function ClientListPage() {
  const list = useInfiniteQuery(clientsQuery);
  const navigate = useNavigate();
  const done = (useLocation().state as { done?: string } | null)?.done;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const showListWithMessage = (word: string) =>
    void navigate(paths.clients(), { replace: true, state: { done: word } });
  const addButton = (
    <Button kind="primary" icon={<Plus aria-hidden />} onClick={() => setOpened({ dialog: 'add' })}>
      Add client
    </Button>
  );
  return (
    <>
      <ListPage
        title="Clients"
        noun="clients"
        list={list}
        file={listFile(clientsQuery, clientColumns)}
        actions={
          <>
            {addButton}
            <ButtonLink to={paths.clientsJobs()}>Jobs by client</ButtonLink>
          </>
        }
        above={done && <Notice kind="done">{done}</Notice>}
        empty={
          <EmptyState icon={<Building2 aria-hidden />} title="You have no clients yet" action={addButton}>
            A client is a company you hire for. Candidates see its name on the jobs you post for it.
          </EmptyState>
        }
      >
        {(clients) => (
          <ClientTable
            clients={clients}
            onEdit={(client) => setOpened({ dialog: 'edit', client })}
            onRemove={(client) => setOpened({ dialog: 'remove', client })}
          />
        )}
      </ListPage>
      {opened?.dialog === 'add' && (
        <AddClientModal
          onClose={close}
          onAdded={({ companyName }) => showListWithMessage(`${companyName} was added as a client.`)}
        />
      )}
      {opened?.dialog === 'edit' && (
        <EditClientModal
          client={opened.client}
          onClose={close}
          onSaved={({ companyName }) => showListWithMessage(`${companyName} is saved.`)}
        />
      )}
      {opened?.dialog === 'remove' && (
        <RemoveClientModal
          client={opened.client}
          onClose={close}
          onRemoved={() => showListWithMessage(`${opened.client.companyName} is deleted.`)}
        />
      )}
    </>
  );
}
