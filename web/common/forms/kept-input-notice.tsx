import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import type { KeptForm } from './use-kept-form.ts';

/** Says that a form continues with what was typed before, with the way back to what is stored. */
export function KeptInputNotice({ kept: { restoredAt, startOver } }: { kept: KeptForm }) {
  if (!restoredAt) return null;
  return (
    <Notice
      action={
        <Button size="small" kind="quiet" onClick={startOver}>
          Start over
        </Button>
      }
    >
      {'What you typed '}
      <RelativeTime at={restoredAt} /> was kept.
    </Notice>
  );
}
