import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './states.css';

interface NoticeProps {
  kind?: 'info' | 'done' | 'warning' | 'error';
  children: ReactNode;
  /** A small quiet button: 'Undo', 'Try again'. */
  action?: ReactNode;
}

const icons = { info: Info, done: Check, warning: TriangleAlert, error: CircleAlert };

/** An inline message: what was done (with an undo), what to know, what failed. */
export function Notice({ kind = 'info', children, action }: NoticeProps) {
  const Icon = icons[kind];
  return (
    <div className="ui-notice" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden />
      <div>{children}</div>
      {action}
    </div>
  );
}
