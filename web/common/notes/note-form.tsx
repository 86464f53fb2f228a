import { useEffect, useRef, useState } from 'react';
import { fieldFailure } from '../../api/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-input.tsx';
import { useKeptState } from '../forms/use-kept-state.ts';
import { noteProblem } from './note-problem.ts';

interface NoteFormProps {
  /** What the note is about, under which an unsent one is kept in this browser. */
  about: string;
  busy: boolean;
  /** Why the last note could not be added. */
  failure: unknown;
  onAdd: (note: string, done: () => void) => void;
}

/** Adds a note; one that was not sent survives live updates and a reload, and one begun while another is saved stays. */
export function NoteForm({ about, busy, failure, onAdd }: NoteFormProps) {
  const [text, setText] = useKeptState(`note.${about}`, '');
  const latest = useRef(text);
  const [problem, setProblem] = useState<string>();
  const write = (next: string) => {
    setProblem(undefined);
    latest.current = next;
    setText(next);
  };
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Whoever has gone on to something else meanwhile stays there.
    const at = document.activeElement;
    if (failure && (at === document.body || field.current?.form?.contains(at))) field.current?.focus();
  }, [failure]);
  return (
    <form
      aria-label="Add a note"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const sent = text.trim();
        const tooLong = noteProblem(sent);
        setProblem(tooLong);
        if (tooLong) {
          field.current?.focus();
          return;
        }
        // Live updates show the note before the response is here, and the next one is already being written then.
        if (sent) onAdd(sent, () => latest.current.trim() === sent && write(''));
      }}
    >
      <TextArea
        ref={field}
        label="Note"
        rows={2}
        value={text}
        placeholder="What should the team know?"
        onChange={(event) => write(event.target.value)}
        error={problem ?? (failure ? fieldFailure(failure, 'Your note is kept here.') : undefined)}
      />
      <div>
        <Button type="submit" size="small" busy={busy} disabledReason={!text.trim() && 'Write a note first'}>
          Add note
        </Button>
      </div>
    </form>
  );
}
