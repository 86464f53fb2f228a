import { Search } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useFocusReturn } from '../../../ui/overlays/modal.tsx';
import { useNavigation } from '../../../ui/buttons/navigation.tsx';
import './palette.css';
import { actionsOfPage } from '../model/page-actions.ts';
import { matchEntries, type PaletteEntry } from '../model/palette-match.ts';

interface PaletteProps {
  entries: readonly PaletteEntry[];
  /** Searches for what is typed, offered below what was found. */
  searches?: (typed: string) => PaletteEntry[];
  onClose: () => void;
}

/**
 * The command palette: what can be done on this page, recent pages, every page and action of the role, and the jobs and
 * people around the user, by typing, arrow keys and Enter (PLUS-26).
 */
export function Palette({ entries, searches, onClose }: PaletteProps) {
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { go, hasPage } = useNavigation();
  const [onPage] = useState(() => {
    const page = document.getElementById('main');
    return page ? actionsOfPage(page) : [];
  });
  const found = useMemo(() => {
    const offered = typed.trim().length > 1 ? (searches?.(typed.trim()) ?? []) : [];
    const isReachable = ({ to }: PaletteEntry) => !to || hasPage?.(to) !== false;
    return [...matchEntries([...onPage, ...entries].filter(isReachable), typed), ...offered.filter(isReachable)];
  }, [onPage, entries, searches, hasPage, typed]);
  useFocusReturn();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal?.();
  }, []);
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);
  const take = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    if (entry.to) go(entry.to);
    entry.run?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      take(found[active]);
    }
  };
  return (
    // Escape has the same effect, through onCancel.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={dialog}
      className="ui-modal palette"
      aria-label="Find a page, an action, a job or a person"
      onCancel={onClose}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <label className="palette-field">
        <Search size={18} aria-hidden />
        <span className="visually-hidden">Search pages, actions, jobs and people</span>
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          placeholder="Find a page, an action, a job or a person"
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
        />
        <kbd aria-hidden="true">Esc</kbd>
      </label>
      <ul id={listId} role="listbox" aria-label="Pages, actions, jobs and people" className="palette-list">
        {found.map((entry, row) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the keys
          <li
            key={`${entry.group} ${entry.label} ${entry.to}`}
            id={`${listId}-${row}`}
            role="option"
            aria-selected={row === active}
            onPointerMove={() => setActive(row)}
            onClick={() => take(entry)}
          >
            <span className="palette-label">
              <span className="truncate">{entry.label}</span>
              {entry.detail && <span className="faint truncate">{entry.detail}</span>}
            </span>
            <span className="faint">{entry.group}</span>
          </li>
        ))}
        {found.length === 0 && <li className="palette-none">No results.</li>}
      </ul>
    </dialog>
  );
}
