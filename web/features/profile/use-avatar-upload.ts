import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, failureMessage } from '../../api/api-error.ts';
import { onLiveMessage } from '../../api/live-updates.ts';
import { accountQuery } from '../../common/account/account.ts';
import type { AvatarProgress } from './avatar-progress.ts';
import { pollPauses, settledProgress } from './avatar-progress.ts';
import { readAvatarUpload, uploadAvatar } from './queries/avatar.ts';
import { UploadFailed } from '../../common/uploads/post-file.ts';

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Uploads a picture and follows it until it is accepted or refused, through live messages or by polling (PROF-12,
 * AUTH-41).
 */
export function useAvatarUpload() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<AvatarProgress>({ stage: 'idle' });
  const running = useRef<AbortController>(undefined);
  const sent = useRef<Blob>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const follow = useCallback(
    async (uploadId: number, controller: AbortController) => {
      const settle = (settled: AvatarProgress | undefined) => {
        if (!settled || controller.signal.aborted) return;
        controller.abort();
        setProgress(settled);
        if (settled.stage === 'done') void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      };
      const stop = onLiveMessage('avatar', (message) => settle(settledProgress(uploadId, message)));
      for (const milliseconds of pollPauses) {
        await pause(milliseconds, controller.signal);
        if (controller.signal.aborted) break;
        settle(
          settledProgress(
            uploadId,
            await readAvatarUpload(controller.signal).catch(() => ({
              uploadId: null,
              state: 'none' as const,
              reason: null,
            })),
          ),
        );
      }
      stop();
      if (!controller.signal.aborted) setProgress({ stage: 'checking', isLate: true });
    },
    [queryClient],
  );

  const send = useCallback(
    async (picture: Blob) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      sent.current = picture;
      setProgress({ stage: 'uploading', percent: 0 });
      try {
        const uploadId = await uploadAvatar(picture, {
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
            error instanceof UploadFailed
              ? error.message
              : failureMessage(error instanceof ApiError ? error : undefined),
        });
      }
    },
    [follow],
  );

  const resend = useCallback(() => void (sent.current && send(sent.current)), [send]);
  const forget = useCallback(() => {
    running.current?.abort();
    setProgress({ stage: 'idle' });
  }, []);
  return { progress, send, resend, forget };
}
