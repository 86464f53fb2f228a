import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
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
      {remove.isError && <FailureNotice what="The picture could not be removed" error={remove.error} />}
    </Modal>
  );
}
