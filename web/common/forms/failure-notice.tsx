import { failureMessage, isRefusal } from '../../api/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

interface FailureNoticeProps {
  /** What failed, as a sentence without its full stop: 'The note could not be deleted'. */
  what: string;
  error: unknown;
  /** What is safe; by default that nothing was changed. */
  kept?: string;
  /** Tries the same again; offered unless the server refused it, which it would again. */
  onRetry?: () => void;
}

/**
 * A failed action: what failed, why, what is kept, and another try, so that 'Something went wrong!' never stands alone
 * (ERR-21).
 */
export function FailureNotice({ what, error, kept = 'Nothing was changed.', onRetry }: FailureNoticeProps) {
  const message = failureMessage(error);
  return (
    <Notice
      kind="error"
      action={
        onRetry &&
        !isRefusal(error) && (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {what}. {message}
      {/[.!?]$/.test(message) ? '' : '.'} {kept}
    </Notice>
  );
}
