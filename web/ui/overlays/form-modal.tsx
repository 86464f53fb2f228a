import { useId, type FormEventHandler, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Modal, type ModalProps } from './modal.tsx';

interface FormModalProps extends Omit<ModalProps, 'actions'> {
  onClose: () => void;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Says what sending does. */
  submit: string;
  cancel?: string;
  /** A further action, between the two. */
  action?: ReactNode;
  /** The name of the form, where it has one beside the title. */
  label?: string;
  className?: string;
  /** Follows the form. */
  after?: ReactNode;
}

/** A dialog with one form, whose buttons stay visible below its fields; the form shows what is wrong itself. */
export function FormModal({ onSubmit, submit, cancel, action, label, className, after, ...modal }: FormModalProps) {
  const id = useId();
  return (
    <Modal
      {...modal}
      actions={
        <>
          <Button onClick={modal.onClose}>{cancel ?? 'Cancel'}</Button>
          {action}
          <Button type="submit" form={id} kind="primary" busy={modal.busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} className={className ?? 'stack'} noValidate aria-label={label} onSubmit={onSubmit}>
        {modal.children}
      </form>
      {after}
    </Modal>
  );
}
