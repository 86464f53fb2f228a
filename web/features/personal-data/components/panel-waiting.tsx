import { failureMessage } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';

/** What a panel shows without its data: its shape while that loads, or why it could not be loaded. */
export function PanelWaiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <SkeletonText lines={2} />;
  return (
    <Notice
      kind="error"
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      This could not be loaded. {failureMessage(error)}
    </Notice>
  );
}
