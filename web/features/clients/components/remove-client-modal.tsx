import type { Client } from '../../../../shared/model/client.ts';
import { RemovalModal } from '../../../common/forms/removal-modal.tsx';
import { useRemoveClient } from '../queries/clients.ts';

interface RemoveClientModalProps {
  client: Pick<Client, 'id' | 'companyName'>;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks for confirmation before a client without jobs is permanently deleted (CLIENT-13). */
export function RemoveClientModal({ client, onClose, onRemoved }: RemoveClientModalProps) {
  const remove = useRemoveClient(client.id);
  const onSuccess = () => {
    onRemoved();
    onClose();
  };
  return (
    <RemovalModal
      title={`Delete ${client.companyName}?`}
      action="Delete client"
      failed="The client could not be removed"
      removal={remove}
      onRemove={() => remove.mutate(undefined, { onSuccess })}
      onClose={onClose}
    >
      No job uses this client, so nothing else changes. This cannot be undone.
    </RemovalModal>
  );
}
