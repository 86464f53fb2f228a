import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FieldScope } from '../fields/field.tsx';
import { IconButton } from '../buttons/button.tsx';
import './modal.css';
import { useNavigation } from '../buttons/navigation.tsx';
import { usedControls } from './used-controls.ts';

// What a notice above a form offers, such as to start over, is nothing to press by mistake.
const fields = ':is(input, select, textarea):not(:disabled, [readonly]), :is(button, a[href]):not(.ui-notice *)';

export interface ModalProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Without it, closing leads to `/` (SHELL-29). */
  onClose?: () => void;
  /** Covers the content while work is in progress; the modal cannot be closed meanwhile (SHELL-30). */
  busy?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** Stays visible below the scrolling content. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Returns the focus when a dialog closes: to the control that opened it or, if that is gone, to the part of the page that
 * it was in, to the previous control, or to the page. Call it before anything moves the focus.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    const opener = document.activeElement;
    const around = opener?.closest('[tabindex="-1"]:not(main)');
    const before = [opener, around, ...usedControls, document.querySelector('main')].filter(
      (control) => control instanceof HTMLElement && control !== document.body,
    ) as HTMLElement[];
    return () => {
      before.find((control) => {
        control.focus();
        return document.activeElement === control;
      });
    };
  }, []);
}

/** Focuses where a dialog begins. A list of choices stays closed: nobody asked for it, and it would cover the fields below. */
function begin(shown: HTMLDialogElement, where: string): void {
  shown.dataset['opening'] = '';
  shown.querySelector<HTMLElement>(where)?.focus();
  delete shown.dataset['opening'];
}

/**
 * A dialog over the page. It closes by its button, Escape or a click outside, and is at most 70 % high (SHELL-28,
 * SHELL-31).
 */
export function Modal({ title, lead, onClose, busy, size = 'small', actions, children }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { go } = useNavigation();
  const close = () => {
    if (busy) return;
    if (onClose) onClose();
    else go('/');
  };
  useFocusReturn();
  useEffect(() => {
    const shown = dialog.current;
    if (!shown || shown.open) return;
    if (typeof shown.showModal === 'function') shown.showModal();
    else shown.setAttribute('open', '');
    // The first field, otherwise the first action; not the close button, which comes first in the page.
    begin(shown, `.ui-modal-body :is(${fields}), .ui-modal-actions :is(button, a)`);
  }, []);
  return (
    // Escape has the same effect, through onCancel.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={dialog}
      className="ui-modal"
      data-size={size}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A browser may close the dialog by itself, for example on a second Escape. The page has to know, or it would
      // reopen.
      onClose={(event) => {
        if (busy) event.currentTarget.showModal();
        else close();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="ui-modal-frame">
        <header className="ui-modal-head">
          <div>
            <h2 id={titleId}>{title}</h2>
            {lead && <p className="soft">{lead}</p>}
          </div>
          <IconButton label="Close" size="small" onClick={close} disabled={busy}>
            <X aria-hidden />
          </IconButton>
        </header>
        <div className="ui-modal-body">
          <FieldScope value={titleId}>{children}</FieldScope>
        </div>
        {actions && <footer className="ui-modal-actions">{actions}</footer>}
        {busy && <div className="ui-modal-busy" role="status" aria-label="Working" />}
      </div>
    </dialog>
  );
}
