import type { Client } from '../../../../shared/model/client.ts';
import { blankClient } from '../model/client-fields.ts';
import { useAddClient } from '../queries/clients.ts';
import { ClientModal } from './client-modal.tsx';

interface AddClientModalProps {
  onClose: () => void;
  /** Called with the new client before the dialog closes. */
  onAdded?: (client: Client) => void;
}

const blank = { version: undefined, fields: blankClient };

/** Adds a client from any page and closes once the client is saved (CLIENT-04, CLIENT-06). */
export function AddClientModal({ onClose, onAdded }: AddClientModalProps) {
  const add = useAddClient();
  return (
    <ClientModal
      title="Add client"
      lead="A company you hire for."
      action="Add client"
      draftKey="add"
      saved={blank}
      onClose={onClose}
      send={async (body) => {
        const { data } = await add.mutateAsync(body);
        onAdded?.(data);
        onClose();
      }}
    />
  );
}
