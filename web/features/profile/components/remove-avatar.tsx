import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
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
    <ConfirmModal
      title="Remove your picture?"
      lead="The picture is deleted, and your initials appear instead."
      onClose={onClose}
      busy={remove.isPending}
      keep="Keep it"
      confirm="Remove picture"
      isDanger
      onConfirm={confirm}
    >
      {remove.isError && <FailureNotice what="The picture could not be removed" error={remove.error} />}
    </ConfirmModal>
  );
}
