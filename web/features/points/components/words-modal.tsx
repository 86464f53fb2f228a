import { useState, type ReactNode } from 'react';
import { maxBountyWords } from '../../../../shared/constants/points.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

interface WordsModalProps {
  title: string;
  /** What happens, and who will read the words. */
  lead: string;
  /** What the words are: 'Reason', 'Why it is wrong'. */
  label: string;
  confirm: string;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  onConfirm: (words: string) => void;
  /** Fields before the words. */
  children?: ReactNode;
}

/** Asks for the words without which a bounty is not returned, contested or decided. */
export function WordsModal({
  title,
  lead,
  label,
  confirm,
  busy,
  failure,
  onClose,
  onConfirm,
  children,
}: WordsModalProps) {
  const [words, setWords] = useState('');
  const [wasTried, setTried] = useState(false);
  const said = words.trim();
  const submit = () => {
    setTried(true);
    if (said) onConfirm(said);
  };
  return (
    <Modal
      title={title}
      lead={lead}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={busy} onClick={submit}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="stack">
        {children}
        <TextArea
          label={label}
          required
          rows={3}
          maxLength={maxBountyWords}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          error={wasTried && !said ? 'Required' : failure}
        />
      </div>
    </Modal>
  );
}
