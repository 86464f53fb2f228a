import { Search } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigation } from '../../ui/navigation.tsx';
import './palette.css';
import { matchEntries, type PaletteEntry } from './palette-match.ts';

/** The command palette: type, arrows, Enter. Every page and action the role has. */
export function Palette({ entries, onClose }: { entries: readonly PaletteEntry[]; onClose: () => void }) {
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { go } = useNavigation();
  const found = useMemo(() => matchEntries(entries, typed), [entries, typed]);
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it, and reaches onCancel
    <dialog ref={dialog} className="palette" aria-label="Go to a page or do something" onCancel={onClose} onMouseDown={(event) => event.target === event.currentTarget && onClose()}>
      <label className="palette-field">
        <Search size={18} aria-hidden />
        <span className="visually-hidden">Search pages and actions</span>
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          placeholder="Go to a page or do something"
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
        />
        <kbd aria-hidden="true">Esc</kbd>
      </label>
      <ul id={listId} role="listbox" aria-label="Pages and actions" className="palette-list">
        {found.map((entry, row) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the keys
          <li key={entry.label} id={`${listId}-${row}`} role="option" aria-selected={row === active} onPointerMove={() => setActive(row)} onClick={() => take(entry)}>
            <span>{entry.label}</span>
            <span className="faint">{entry.group}</span>
          </li>
        ))}
        {found.length === 0 && <li className="palette-none">Nothing is called that.</li>}
      </ul>
    </dialog>
  );
}
