import { useEffect, useRef, useState } from 'react';
import { ApiError, failureMessage } from '../../api/api-error.ts';
import { UploadFailed } from '../uploads/post-file.ts';
import type { PictureProgress, PictureUploadState } from './picture-progress.ts';
import { pollPauses, settledProgress } from './picture-progress.ts';

/** How pictures of a kind are uploaded and followed. */
export interface PictureUploads<S extends PictureUploadState> {
  /** Starts an upload, sends the picture and returns the upload's id. */
  send: (picture: Blob, options: { onProgress: (percent: number) => void; signal: AbortSignal }) => Promise<number>;
  /** The state of the newest upload, for browsers without a live connection. */
  read: (signal: AbortSignal) => Promise<S>;
  /** Passes on the states that live messages bring; returns how to stop. */
  listen?: (seen: (state: S) => void) => () => void;
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Uploads a picture and follows it until it is accepted or refused, through live messages or by polling (PROF-12,
 * AUTH-41). `onDone` is called with the state of the accepted upload.
 */
export function usePictureUpload<S extends PictureUploadState>(uploads: PictureUploads<S>, onDone: (state: S) => void) {
  const [progress, setProgress] = useState<PictureProgress>({ stage: 'idle' });
  const running = useRef<AbortController>(undefined);
  const sent = useRef<Blob>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function follow(uploadId: number, controller: AbortController): Promise<void> {
    const settle = (state: S) => {
      const settled = settledProgress(uploadId, state);
      if (!settled || controller.signal.aborted) return;
      controller.abort();
      setProgress(settled);
      if (settled.stage === 'done') onDone(state);
    };
    const stop = uploads.listen?.(settle);
    for (const milliseconds of pollPauses) {
      await pause(milliseconds, controller.signal);
      if (controller.signal.aborted) break;
      const state = await uploads.read(controller.signal).catch(() => undefined);
      if (state) settle(state);
    }
    stop?.();
    if (!controller.signal.aborted) setProgress({ stage: 'checking', isLate: true });
  }

  async function send(picture: Blob): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    sent.current = picture;
    setProgress({ stage: 'uploading', percent: 0 });
    try {
      const uploadId = await uploads.send(picture, {
        onProgress: (percent) => setProgress({ stage: 'uploading', percent }),
        signal: controller.signal,
      });
      setProgress({ stage: 'checking', isLate: false });
      await follow(uploadId, controller);
    } catch (error) {
      if (controller.signal.aborted) return;
      setProgress({
        stage: 'failed',
        message:
          error instanceof UploadFailed ? error.message : failureMessage(error instanceof ApiError ? error : undefined),
      });
    }
  }

  const resend = () => void (sent.current && send(sent.current));
  const forget = () => {
    running.current?.abort();
    setProgress({ stage: 'idle' });
  };
  const isBusy = progress.stage === 'uploading' || (progress.stage === 'checking' && !progress.isLate);
  return { progress, isBusy, send, resend, forget };
}
