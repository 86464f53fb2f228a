import { RotateCcw, X } from 'lucide-react';
import { countOf } from '../../../../shared/rules/money.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { formatFileSize } from '../../../ui/text/file-size.ts';
import type { Upload, UploadQueue } from '../model/upload-queue.ts';

/** The files that this page sends, each with its progress, cancel and retry; nothing when there are none. */
export function UploadList({ uploads, queue }: { uploads: readonly Upload[]; queue: UploadQueue }) {
  if (uploads.length === 0) return null;
  const isDone = uploads.every(({ state }) => state.stage === 'sent' || state.stage === 'failed');
  return (
    <Card
      title="Uploads"
      aside={
        isDone && (
          <Button size="small" kind="quiet" onClick={() => queue.clear()}>
            Clear
          </Button>
        )
      }
    >
      <p className="resume-uploads-sum soft" role="status">
        {summaryOf(uploads)}
      </p>
      <UploadRows uploads={uploads} queue={queue} />
    </Card>
  );
}

/** The rows of the files alone; nothing when there are none. */
export function UploadRows({ uploads, queue }: { uploads: readonly Upload[]; queue: UploadQueue }) {
  if (uploads.length === 0) return null;
  return (
    <ul className="resume-uploads" aria-label="Uploads">
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} queue={queue} />
      ))}
    </ul>
  );
}

function UploadRow({ upload: { key, name, size, state }, queue }: { upload: Upload; queue: UploadQueue }) {
  const isOnItsWay = state.stage === 'waiting' || state.stage === 'sending';
  return (
    <li data-stage={state.stage}>
      <span className="resume-upload-name" title={name}>
        <bdi>{name}</bdi>
        <span className="faint"> {formatFileSize(size)}</span>
      </span>
      <span className="resume-upload-state">
        {state.stage === 'waiting' && <span className="faint">Waiting</span>}
        {state.stage === 'sending' && (
          <>
            <progress max={100} value={state.percent} aria-label={`Sending ${name}`} />
            <span className="numeric">{Math.round(state.percent)}%</span>
          </>
        )}
        {state.stage === 'sent' && (
          <span className="soft">{state.isKnown ? 'Was read before; see the list' : 'Sent'}</span>
        )}
        {state.stage === 'failed' && <span className="resume-upload-problem">{state.message}</span>}
      </span>
      <span className="resume-upload-actions">
        {state.stage === 'failed' && state.canRetry && (
          <IconButton label={`Send ${name} again`} size="small" onClick={() => queue.retry(key)}>
            <RotateCcw aria-hidden />
          </IconButton>
        )}
        <IconButton
          label={isOnItsWay ? `Cancel ${name}` : `Hide ${name}`}
          size="small"
          onClick={() => queue.remove(key)}
        >
          <X aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}

/** How far all uploads are, in words. */
export function summaryOf(uploads: readonly Upload[]): string {
  const count = (stage: Upload['state']['stage']) => uploads.filter(({ state }) => state.stage === stage).length;
  const [sent, failed] = [count('sent'), count('failed')];
  const total = `${sent} of ${countOf(uploads.length, 'file')} sent`;
  return failed > 0 ? `${total}, ${failed} not sent` : total;
}
