import { useEffect, useId, useRef, type ReactNode } from 'react';
import './popover.css';

interface PopoverProps {
  /** Receives the props that connect it to the panel; spread them on a Button. */
  trigger: (ties: { 'aria-expanded': boolean; 'aria-controls': string; 'aria-haspopup': 'dialog' }) => ReactNode;
  label: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel under a button, for more than a menu. It takes the focus, and closes on Escape, a click outside or when the
 * focus leaves it (SHELL-20).
 */
export function Popover({ trigger, label, isOpen, onClose, children }: PopoverProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    panel.current?.focus({ preventScroll: true });
    const onPointerDown = (event: PointerEvent) => frame.current?.contains(event.target as Node) || close.current();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      frame.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
      close.current();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
  return (
    <div
      ref={frame}
      className="ui-popover-frame"
      onBlur={({ relatedTarget }) =>
        isOpen && relatedTarget && !frame.current?.contains(relatedTarget) && close.current()
      }
    >
      {trigger({ 'aria-expanded': isOpen, 'aria-controls': id, 'aria-haspopup': 'dialog' })}
      {isOpen && (
        <div ref={panel} id={id} role="dialog" tabIndex={-1} aria-label={label} className="ui-popover">
          {children}
        </div>
      )}
    </div>
  );
}
