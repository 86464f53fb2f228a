import { useState } from 'react';
import { jobAlertFrequencies } from '../../../../shared/constants/job-alert.ts';
import { emailPlaceholder } from '../../../../shared/constants/product.ts';
import { emailForm } from '../../../../shared/validation/account.ts';
import { ownTimeZone } from '../../../common/account/own-time-zone.ts';
import type { AlertNeeds } from '../../../common/jobs/alert-needs.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useAskForJobAlert } from '../queries/job-alerts.ts';
import { AlertModal } from './alert-modal.tsx';

const mailed = jobAlertFrequencies.filter((frequency) => frequency !== 'never');

/** A guest's dialog: the address is asked for, and confirms by a mailed link before anything else is mailed. */
export function AskForJobAlert(needs: AlertNeeds) {
  const { mutate, error, isPending, data } = useAskForJobAlert();
  const [email, setEmail, forget] = useKeptState('job-alert.email', '');
  const [problem, setProblem] = useState<string>();
  if (data)
    return (
      <Modal
        title="Look into your mail"
        onClose={needs.onClose}
        actions={
          <Button kind="primary" onClick={needs.onClose}>
            Done
          </Button>
        }
      >
        <p role="status">
          We mailed a link to <strong>{email}</strong>. It opens a page that asks once more; only then new jobs are
          mailed. The link works for two days.
        </p>
      </Modal>
    );
  return (
    <AlertModal
      {...needs}
      help="No account is needed. Each mail has a link that stops it."
      frequencies={mailed}
      error={error}
      isPending={isPending}
      onSave={(form, saved) => {
        const read = emailForm.safeParse({ email });
        setProblem(read.error?.issues[0]?.message);
        if (read.data)
          mutate(
            { ...form, email: read.data.email, timeZone: ownTimeZone() },
            { onSuccess: () => (forget(), saved()) },
          );
      }}
    >
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        required
        placeholder={emailPlaceholder}
        value={email}
        error={problem}
        onChange={({ target }) => {
          setEmail(target.value);
          setProblem(undefined);
        }}
      />
    </AlertModal>
  );
}
