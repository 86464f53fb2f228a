import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import type { AvatarProgress } from '../avatar-progress.ts';

interface AvatarStateProps {
  progress: AvatarProgress;
  /** Why a selected file was rejected before the upload. */
  problem: string | undefined;
  onAgain: () => void;
  /** Sends the same picture again. */
  onResend: () => void;
  onStop: () => void;
}

/** The progress of the picture, or why it is not shown, with a next step (AUTH-41). */
export function AvatarState({ progress, problem, onAgain, onResend, onStop }: AvatarStateProps) {
  const again = (
    <Button kind="quiet" size="small" onClick={onAgain}>
      Choose another
    </Button>
  );
  if (problem) {
    return (
      <Notice kind="error" action={again}>
        {problem}. Nothing was sent.
      </Notice>
    );
  }
  switch (progress.stage) {
    case 'idle':
      return null;
    case 'uploading':
      return (
        <div className="avatar-sending">
          <Progress label="Uploading" value={progress.percent} />
          <Button kind="quiet" size="small" onClick={onStop}>
            Stop
          </Button>
        </div>
      );
    case 'checking':
      return (
        <Notice>
          {progress.isLate
            ? 'Checking your picture is taking longer than usual. It will appear here when it is ready; you can leave this page.'
            : 'Checking your picture…'}
        </Notice>
      );
    case 'done':
      return <Notice kind="done">Your picture was changed.</Notice>;
    case 'refused':
      return (
        <Notice kind="error" action={again}>
          {progress.reason}. Your picture was not changed.
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          kind="error"
          action={
            <Button kind="quiet" size="small" onClick={onResend}>
              Try again
            </Button>
          }
        >
          {progress.message}
        </Notice>
      );
  }
}
