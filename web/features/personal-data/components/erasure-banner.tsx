import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useCancelErasure } from '../queries/erasure.ts';
import '../../../common/frame/frame-banner.css';

/** Shown on every page during the grace period: when the account will be erased, and how to cancel. */
export function ErasureBanner({ dueAt }: { dueAt: string }) {
  const cancel = useCancelErasure();
  // The banner disappears with its button, so the focus moves to the page.
  const goOn = () => document.getElementById('main')?.focus();
  const keep = () => cancel.mutateAsync().then(goOn, () => {});
  return (
    <div className="stack frame-banner">
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
      {cancel.isError && (
        <FailureNotice what="The erasure could not be cancelled" error={cancel.error} kept="It stays requested." />
      )}
    </div>
  );
}
