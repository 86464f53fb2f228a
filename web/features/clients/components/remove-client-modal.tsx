import type { Client } from '../../../../shared/model/client.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
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
    <Modal
      title={`Delete ${client.companyName}?`}
      onClose={onClose}
      busy={remove.isPending}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined, { onSuccess })}>
            Delete client
          </Button>
        </>
      }
    >
      <div className="stack">
        {remove.error && <FailureNotice what="The client could not be removed" error={remove.error} />}
        <p className="soft">No job uses this client, so nothing else changes. This cannot be undone.</p>
      </div>
    </Modal>
  );
}
