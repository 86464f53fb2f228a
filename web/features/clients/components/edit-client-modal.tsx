import { useMemo } from 'react';
import type { Client } from '../../../../shared/model/client.ts';
import { fieldsOf } from '../client-fields.ts';
import { useChangeClient } from '../queries/clients.ts';
import { ClientModal } from './client-modal.tsx';

interface EditClientModalProps {
  client: Client;
  onClose: () => void;
  onSaved: (client: Client) => void;
}

/** Edits a client (CLIENT-03). */
export function EditClientModal({ client, onClose, onSaved }: EditClientModalProps) {
  const change = useChangeClient(client.id);
  const start = useMemo(() => fieldsOf(client), [client]);
  return (
    <ClientModal
      title={`Edit ${client.companyName}`}
      action="Save changes"
      start={start}
      onClose={onClose}
      send={async (body) => {
        const { data } = await change.mutateAsync(body);
        onSaved(data);
        onClose();
      }}
    />
  );
}
