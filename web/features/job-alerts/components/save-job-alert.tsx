import type { AlertNeeds } from '../../../common/jobs/alert-needs.ts';
import { useSaveJobAlert } from '../queries/job-alerts.ts';
import { AlertModal } from './alert-modal.tsx';

/** A candidate's dialog: the search is saved at once. */
export function SaveJobAlert(needs: AlertNeeds) {
  const { mutate, error, isPending } = useSaveJobAlert();
  return (
    <AlertModal
      {...needs}
      help="By mail to you, in one mail for all your searches; each mail has a link that stops it."
      error={error}
      isPending={isPending}
      onSave={(form, saved) =>
        mutate(form, {
          onSuccess: () => {
            saved();
            needs.onClose();
          },
        })
      }
    />
  );
}
