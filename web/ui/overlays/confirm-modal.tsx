import { Button, type ButtonProps } from '../buttons/button.tsx';
import { Modal, type ModalProps } from './modal.tsx';

interface ConfirmModalProps extends Omit<ModalProps, 'actions'> {
  onClose: () => void;
  /** Says what is done; without it, only the way back is offered. */
  confirm: string | false;
  onConfirm: () => void;
  /** Says what stays as it is. */
  keep?: string;
  isDanger?: boolean;
  disabledReason?: ButtonProps['disabledReason'];
  /** While what it needs is loading. */
  disabled?: boolean;
}

/** A dialog that asks for one thing: the way back first, then what it does. */
export function ConfirmModal({
  confirm,
  onConfirm,
  keep = 'Cancel',
  isDanger,
  disabledReason,
  disabled,
  ...modal
}: ConfirmModalProps) {
  return (
    <Modal
      {...modal}
      actions={
        <>
          <Button onClick={modal.onClose}>{keep}</Button>
          {confirm && (
            <Button
              kind={isDanger ? 'danger' : 'primary'}
              busy={modal.busy ?? false}
              disabledReason={disabledReason}
              disabled={disabled}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">{modal.children}</div>
    </Modal>
  );
}
