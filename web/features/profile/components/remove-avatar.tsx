import { failureMessage } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useRemoveAvatar } from '../queries/avatar.ts';

/** Asks for confirmation, because the picture's files are deleted. */
export function RemoveAvatar({ onClose, onRemoved }: { onClose: () => void; onRemoved: () => void }) {
  const remove = useRemoveAvatar();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onRemoved();
        onClose();
      },
    });
  return (
    <Modal
      title="Remove your picture?"
      lead="The picture is deleted, and your initials appear instead."
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button kind="danger" busy={remove.isPending} onClick={confirm}>
            Remove picture
          </Button>
        </>
      }
    >
      {remove.isError && <Notice kind="error">{failureMessage(remove.error)}</Notice>}
    </Modal>
  );
}
