import { X } from 'lucide-react';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../buttons/button.tsx';
import { Link } from '../buttons/link.tsx';
import './toast.css';

/**
 * News from elsewhere: another user, another tab, the server. The result of the user's own action is shown in place.
 */
export interface ToastNews {
  title: string;
  text?: ReactNode;
  to?: string | undefined;
  /** Called when the link is followed. */
  onOpen?: () => void;
  icon?: ReactNode;
  /** Keeps the toast until it is dismissed. */
  stays?: boolean;
}

interface Toast extends ToastNews {
  id: number;
}

const shownAtOnce = 3;
const shownFor = 6_000;
let toasts: Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/**
 * Shows a toast for six seconds, longer while the pointer or focus is on it, and returns a function that removes it.
 */
export function showToast(news: ToastNews): () => void {
  const id = nextId++;
  change([...toasts, { ...news, id }].slice(-shownAtOnce));
  return () => dismiss(id);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ToastCard({ toast }: { toast: Toast }) {
  useEffect(() => {
    if (toast.stays) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => (document.querySelector('.ui-toasts:is(:hover, :focus-within)') ? wait() : dismiss(toast.id)),
        shownFor,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [toast.id, toast.stays]);
  return (
    <li className="ui-toast">
      {toast.icon}
      <div>
        <strong>
          {toast.to ? (
            <Link
              to={toast.to}
              kind="plain"
              onClick={() => {
                dismiss(toast.id);
                toast.onOpen?.();
              }}
            >
              {toast.title}
            </Link>
          ) : (
            toast.title
          )}
        </strong>
        {toast.text && <div className="soft">{toast.text}</div>}
      </div>
      <IconButton label="Dismiss" size="small" onClick={() => dismiss(toast.id)}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

/** The place where toasts appear; once per page frame. */
export function Toasts() {
  const shown = useSyncExternalStore(watch, () => toasts);
  return (
    <ol className="ui-toasts" aria-live="polite" aria-label="Updates">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </ol>
  );
}
