import { useState } from 'react';
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
  // Stays as it was opened, so that a reload in the background replaces neither what is typed nor the version.
  const [opened] = useState({ fields: fieldsOf(client), version: client.version });
  return (
    <ClientModal
      title={`Edit ${client.companyName}`}
      action="Save changes"
      start={opened.fields}
      onClose={onClose}
      send={async (body) => {
        const { data } = await change.mutateAsync({ ...body, version: opened.version });
        onSaved(data);
        onClose();
      }}
    />
  );
}
