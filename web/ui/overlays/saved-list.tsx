import { Bookmark, ChevronDown, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, IconButton } from '../buttons/button.tsx';
import { Popover } from './popover.tsx';
import './saved-list.css';

interface Saved {
  id: number;
  name: string;
}

interface SavedListProps<S extends Saved> {
  /** What is saved, in the plural: 'Saved searches'. */
  label: string;
  items: readonly S[];
  /** The button says how many there are; not where they are read only once it is used. */
  isCounted?: boolean;
  /** A line under the name. */
  detail: (item: S) => string;
  /** What can be changed of an item in place, shown beside it. */
  choice?: (item: S) => ReactNode;
  /** The item that is open now. */
  currentId?: number | undefined;
  onOpen: (item: S) => void;
  onRemove: (id: number) => void;
  /** Shown above the list, such as why one could not be removed. */
  notice?: ReactNode;
  /** Shown under the list, such as the button that saves one more; it is given what closes the list. */
  foot?: (close: () => void) => ReactNode;
}

/** What the user saved under names, behind a button: each opens, and can be removed. */
export function SavedList<S extends Saved>({
  label,
  items,
  isCounted = true,
  detail,
  choice,
  currentId,
  onOpen,
  onRemove,
  notice,
  foot,
}: SavedListProps<S>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onClose={close}
      trigger={(ties) => (
        <Button {...ties} icon={<Bookmark aria-hidden />} onClick={() => setOpen(!isOpen)}>
          {label}
          {isCounted && items.length > 0 && ` (${items.length})`} <ChevronDown size={14} aria-hidden />
        </Button>
      )}
    >
      {notice}
      {items.length > 0 && (
        <ul className="saved-list">
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className="saved-list-item"
                aria-current={item.id === currentId || undefined}
                onClick={() => {
                  close();
                  onOpen(item);
                }}
              >
                <span className="truncate">{item.name}</span> <span className="faint">{detail(item)}</span>
              </button>
              {choice?.(item)}
              <IconButton label={`Remove ${item.name}`} size="small" onClick={() => onRemove(item.id)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {foot && <div className="saved-list-foot">{foot(close)}</div>}
    </Popover>
  );
}
