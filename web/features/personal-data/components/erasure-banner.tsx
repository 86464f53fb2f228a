import { failureMessage } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useCancelErasure } from '../queries/erasure.ts';

/** On every page during the days of grace: when the account is erased, and the way back. */
export function ErasureBanner({ dueAt }: { dueAt: string }) {
  const cancel = useCancelErasure();
  return (
    <div className="stack" style={{ marginBlockEnd: 'var(--space-4, 16px)' }}>
      <Notice
        kind="warning"
        action={
          <Button size="small" busy={cancel.isPending} onClick={() => cancel.mutate()}>
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
