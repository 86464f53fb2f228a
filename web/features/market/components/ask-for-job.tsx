import { useState } from 'react';
import { maxClaimMessage } from '../../../../shared/constants/claims.ts';
import { askingDays, minAskingWords } from '../../../../shared/constants/market.ts';
import type { MarketJob } from '../../../../shared/model/market.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { fullName } from '../../../common/people/person.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { useAskForJob } from '../queries/market.ts';

interface AskForJobProps {
  job: MarketJob;
  onClose: () => void;
  onAsked: () => void;
}

/** Asks a manager, in two sentences, to work on one of their jobs (PLUS-49). */
export function AskForJob({ job, onClose, onAsked }: AskForJobProps) {
  const ask = useAskForJob();
  const [words, setWords, forget] = useKeptState(`ask-for-job.${job.id}`, '');
  const [wasTried, setTried] = useState(false);
  const message = words.trim();
  const isShort = message.length < minAskingWords;
  const send = () => {
    setTried(true);
    if (!isShort)
      ask.mutate(
        { id: job.id, message },
        {
          onSuccess: () => {
            forget();
            onAsked();
          },
        },
      );
  };
  return (
    <ConfirmModal
      title={`Ask to work on ${job.title}`}
      lead={`${fullName(job.manager)} reads your words and your profile, and answers within ${askingDays} days. After that your request ends by itself.`}
      onClose={onClose}
      busy={ask.isPending}
      confirm="Send request"
      onConfirm={send}
    >
      {ask.error && <FailureNotice what="Your request was not sent" error={ask.error} />}
      <TextArea
        label="Why you"
        help="Two sentences: whom you know for this job, and what you have filled before."
        required
        maxLength={maxClaimMessage}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={wasTried && isShort ? `At least ${minAskingWords} characters` : undefined}
      />
    </ConfirmModal>
  );
}
