import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/buttons/button.tsx';

/** What the author of a note can do with it. */
export function OwnNoteActions({ onEdit, onRemove }: { onEdit: () => void; onRemove: () => void }) {
  return (
    <>
      <IconButton label="Edit note" size="small" onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label="Delete note" size="small" onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </>
  );
}
