import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { OutcomeLines } from '../tables/outcome-lines.tsx';
import { Modal } from './modal.tsx';

interface OutcomeModalProps {
  /** The title, from with how many it was done. */
  title: (done: number) => string;
  lead?: string;
  /** The headings of those with whom it was done, and of the others. */
  headings: { done: string; notDone: string };
  /** What became of each with whom it was done; the others have their reason. */
  words: string;
  people: readonly { id: number; name: string; whyNot: string | null }[];
  onClose: () => void;
  /** Above the lines, where it was done with anybody. */
  children?: ReactNode;
}

/** What became of each of several people, those first with whom it could not be done. */
export function OutcomeModal({ title, lead, headings, words, people, onClose, children }: OutcomeModalProps) {
  const lines = (whether: boolean) =>
    people.flatMap(({ id, name, whyNot }) =>
      (whyNot === null) === whether ? [{ key: id, name, words: whyNot ?? words }] : [],
    );
  const done = lines(true);
  return (
    <Modal
      title={title(done.length)}
      lead={lead}
      size="medium"
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="stack" role="status">
        {done.length > 0 && children}
        <OutcomeLines title={headings.notDone} isDone={false}>
          {lines(false)}
        </OutcomeLines>
        <OutcomeLines title={headings.done} isDone>
          {done}
        </OutcomeLines>
      </div>
    </Modal>
  );
}
