import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigation } from '../../../ui/buttons/navigation.tsx';
import { actionsOfPage } from '../model/page-actions.ts';
import { matchEntries, type PaletteEntry } from '../model/palette-match.ts';

export interface PaletteInput {
  entries: readonly PaletteEntry[];
  /** Searches for what is typed, offered below what was found. */
  searches?: (typed: string) => PaletteEntry[];
  onClose: () => void;
}

/** What is typed into the palette, what it finds, which entry is marked, and what the keys do. */
export function usePalette({ entries, searches, onClose }: PaletteInput) {
  const listId = useId();
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
  return {
    listId,
    typed,
    type: (text: string) => {
      setTyped(text);
      setActive(0);
    },
    found,
    active,
    setActive,
    take,
    onKeyDown,
  };
}
