import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFocusReturn } from '../../../ui/overlays/modal.tsx';
import './palette.css';
import { usePalette, type PaletteInput } from '../hooks/use-palette.ts';

/**
 * The command palette: what can be done on this page, recent pages, every page and action of the role, and the jobs and
 * people around the user, by typing, arrow keys and Enter (PLUS-26).
 */
export function Palette(props: PaletteInput) {
  const { onClose } = props;
  const palette = usePalette(props);
  const { listId, found } = palette;
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusReturn();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal?.();
  }, []);
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
          aria-activedescendant={found.length > 0 ? `${listId}-${palette.active}` : undefined}
          autoComplete="off"
          placeholder="Find a page, an action, a job or a person"
          value={palette.typed}
          onKeyDown={palette.onKeyDown}
          onChange={(event) => palette.type(event.target.value)}
        />
        <kbd aria-hidden="true">Esc</kbd>
      </label>
      <FoundEntries palette={palette} />
    </dialog>
  );
}

function FoundEntries({
  palette: { listId, found, active, setActive, take },
}: {
  palette: ReturnType<typeof usePalette>;
}) {
  return (
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
  );
}
