import { useState } from 'react';
import { fieldFailure } from '../../api/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-input.tsx';

interface NoteEditorProps {
  note: string;
  busy: boolean;
  /** Why the change could not be saved. */
  failure: unknown;
  onSave: (note: string) => void;
  onCancel: () => void;
}

/** Changes the text of a note in place. */
export function NoteEditor({ note, busy, failure, onSave, onCancel }: NoteEditorProps) {
  const [text, setText] = useState(note);
  return (
    <div className="stack">
      <TextArea
        label="Note"
        hideLabel
        rows={3}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={failure ? fieldFailure(failure, 'Your text is kept here.') : undefined}
      />
      <div className="cluster">
        <Button size="small" kind="primary" busy={busy} disabled={!text.trim()} onClick={() => onSave(text.trim())}>
          Save note
        </Button>
        <Button size="small" kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
