import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import type { PictureProgress } from './picture-progress.ts';

/** What is said of the picture, by what it is a picture of. */
export interface PictureWords {
  /** When checking it takes longer than usual. */
  late: string;
  done: string;
  /** After a refusal: what is still shown. */
  kept: string;
}

interface PictureStateProps {
  words: PictureWords;
  progress: PictureProgress;
  /** Why a selected file was rejected before the upload. */
  problem: string | undefined;
  onAgain: () => void;
  /** Sends the same picture again. */
  onResend: () => void;
  onStop: () => void;
}

/** The progress of the picture, or why it is not shown, with a next step (AUTH-41). */
export function PictureState({ words, progress, problem, onAgain, onResend, onStop }: PictureStateProps) {
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
        <div className="picture-sending">
          <Progress label="Uploading" value={progress.percent} />
          <Button kind="quiet" size="small" onClick={onStop}>
            Stop
          </Button>
        </div>
      );
    case 'checking':
      return <Notice>{progress.isLate ? words.late : 'Checking your picture…'}</Notice>;
    case 'done':
      return <Notice kind="done">{words.done}</Notice>;
    case 'refused':
      return (
        <Notice kind="error" action={again}>
          {progress.reason}. {words.kept}
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
