import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Client } from '../../../../shared/model/client.ts';
import { fieldsOf } from '../model/client-fields.ts';
import { clientQuery, useChangeClient } from '../queries/clients.ts';
import { ClientModal } from './client-modal.tsx';

interface EditClientModalProps {
  /** The client as the list shows it, which may have changed since the list was read. */
  client: Client;
  onClose: () => void;
  onSaved: (client: Client) => void;
}

/** Edits a client (CLIENT-03). What others save meanwhile reaches the form, which asks about fields that differ. */
export function EditClientModal({ client, onClose, onSaved }: EditClientModalProps) {
  const { data: newest = client } = useQuery(clientQuery(client.id));
  const change = useChangeClient(client.id);
  const [opened, setOpened] = useState(client);
  // The user's own save is not news.
  if (newest.version > opened.version && !change.isPending && !change.isSuccess) setOpened(newest);
  const saved = useMemo(() => ({ version: opened.version, fields: fieldsOf(opened) }), [opened]);
  return (
    <ClientModal
      title={`Edit ${client.companyName}`}
      action="Save changes"
      draftKey={`edit-${client.id}`}
      saved={saved}
      onClose={onClose}
      send={async (body) => {
        const { data } = await change.mutateAsync({ ...body, version: opened.version });
        onSaved(data);
        onClose();
      }}
    />
  );
}
