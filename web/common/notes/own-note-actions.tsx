import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../ui/buttons/button.tsx';

interface OwnNoteActionsProps {
  /** Whether the note was edited last, so that the keyboard continues here. */
  isLeft: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** What the author of a note can do with it. */
export function OwnNoteActions({ isLeft, onEdit, onRemove }: OwnNoteActionsProps) {
  const edit = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The editor's buttons have disappeared; a person who does something else by now stays there.
    if (isLeft && document.activeElement === document.body) edit.current?.focus();
  }, [isLeft]);
  useLayoutEffect(() => {
    const own: (Element | null)[] = [edit.current, remove.current];
    const around = edit.current?.closest<HTMLElement>('[tabindex="-1"]');
    // A deleted note takes the focused button with it; the keyboard continues among the notes that are left.
    return () => {
      if (own.includes(document.activeElement)) around?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <>
      <IconButton ref={edit} label="Edit note" size="small" onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton ref={remove} label="Delete note" size="small" onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </>
  );
}
