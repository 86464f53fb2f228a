import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
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
  useEffect(() => {
    // The editor's buttons have disappeared; a person who does something else by now stays there.
    if (isLeft && document.activeElement === document.body) edit.current?.focus();
  }, [isLeft]);
  return (
    <>
      <IconButton ref={edit} label="Edit note" size="small" onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label="Delete note" size="small" onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </>
  );
}
