import { useState } from 'react';
import { fieldFailure } from '../../api/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-input.tsx';
import { useAccount } from '../account/account.ts';
import { keepNoteDraft, readNoteDraft } from './note-draft.ts';

interface NoteFormProps {
  /** What the note is about, under which an unsent one is kept in this browser. */
  about: string;
  busy: boolean;
  /** Why the last note could not be added. */
  failure: unknown;
  onAdd: (note: string, done: () => void) => void;
}

/** Adds a note; one that was not sent survives live updates and a reload. */
export function NoteForm({ about, busy, failure, onAdd }: NoteFormProps) {
  const { id: ownId } = useAccount();
  const [text, setText] = useState(() => readNoteDraft(ownId, about));
  const write = (next: string) => {
    setText(next);
    keepNoteDraft(ownId, about, next);
  };
  return (
    <form
      aria-label="Add a note"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onAdd(text.trim(), () => write(''));
      }}
    >
      <TextArea
        label="Note"
        rows={2}
        maxLength={4000}
        value={text}
        placeholder="What should the team know?"
        onChange={(event) => write(event.target.value)}
        error={failure ? fieldFailure(failure, 'Your note is kept here.') : undefined}
      />
      <div>
        <Button type="submit" size="small" busy={busy} disabled={!text.trim()}>
          Add note
        </Button>
      </div>
    </form>
  );
}
