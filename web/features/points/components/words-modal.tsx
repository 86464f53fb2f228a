import { useState, type ReactNode } from 'react';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { maxBountyWords } from '../../../../shared/constants/points.ts';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';

interface WordsModalProps {
  title: string;
  /** What the words are about, under which they are kept until they are sent. */
  keptAs: string;
  /** What happens, and who will read the words. */
  lead: string;
  /** What the words are: 'Reason', 'Why it is wrong'. */
  label: string;
  confirm: string;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  /** Sends the words, and calls `sent` once they are. */
  onConfirm: (words: string, sent: () => void) => void;
  /** Fields before the words. */
  children?: ReactNode;
}

/** Asks for the words without which a bounty is not returned, contested or decided. */
export function WordsModal({
  title,
  keptAs,
  lead,
  label,
  confirm,
  busy,
  failure,
  onClose,
  onConfirm,
  children,
}: WordsModalProps) {
  const [words, setWords, forget] = useKeptState(`bounty-words.${keptAs}`, '');
  const [wasTried, setTried] = useState(false);
  const said = words.trim();
  const submit = () => {
    setTried(true);
    if (said) onConfirm(said, forget);
  };
  return (
    <ConfirmModal title={title} lead={lead} onClose={onClose} busy={busy} confirm={confirm} onConfirm={submit}>
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
    </ConfirmModal>
  );
}
