import { failureMessage } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useCancelErasure } from '../queries/erasure.ts';
import './erasure-banner.css';

/** On every page during the days of grace: when the account is erased, and the way back. */
export function ErasureBanner({ dueAt }: { dueAt: string }) {
  const cancel = useCancelErasure();
  // The banner goes with its button; the keyboard goes on with the page.
  const goOn = () => document.getElementById('main')?.focus();
  const keep = () => cancel.mutateAsync().then(goOn, () => {});
  return (
    <div className="stack erasure-banner">
      <Notice
        kind="warning"
        action={
          <Button size="small" busy={cancel.isPending} onClick={() => void keep()}>
            Keep my account
          </Button>
        }
      >
        Your account will be erased on {formatDate(dueAt)}. You can still change your mind.
      </Notice>
      {cancel.isError && <Notice kind="error">{failureMessage(cancel.error)}</Notice>}
    </div>
  );
}
