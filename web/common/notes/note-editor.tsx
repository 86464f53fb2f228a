import { useEffect, useRef, useState } from 'react';
import { fieldFailure } from '../../api/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-input.tsx';
import { useKeptState } from '../forms/use-kept-state.ts';
import { noteProblem } from './note-problem.ts';

interface NoteEditorProps {
  note: string;
  /** The id of the note, under which the change is kept until it is saved. */
  id: number;
  busy: boolean;
  /** Why the change could not be saved. */
  failure: unknown;
  /** Saves the note, and calls `saved` once it is. */
  onSave: (note: string, saved: () => void) => void;
  onCancel: () => void;
}

/** Changes the text of a note in place, where the keyboard continues. */
export function NoteEditor({ note, id, busy, failure, onSave, onCancel }: NoteEditorProps) {
  const [text, setText, forget] = useKeptState(`note-change.${id}`, note);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = () => {
    const tooLong = noteProblem(text);
    setProblem(tooLong);
    if (tooLong) field.current?.focus();
    else onSave(text.trim(), forget);
  };
  return (
    <div className="stack">
      <TextArea
        ref={field}
        label="Note"
        hideLabel
        rows={3}
        value={text}
        onChange={(event) => {
          setProblem(undefined);
          setText(event.target.value);
        }}
        error={problem ?? (failure ? fieldFailure(failure, 'Your text is kept here.') : undefined)}
      />
      <div className="cluster">
        <Button
          size="small"
          kind="primary"
          busy={busy}
          disabledReason={!text.trim() && 'Write a note first'}
          onClick={save}
        >
          Save note
        </Button>
        <Button
          size="small"
          kind="quiet"
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </div>
    </div>
  );
}
