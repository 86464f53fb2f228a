import { useCallback, useState } from 'react';
import type { ChannelState } from '../../../../shared/model/chat.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { blockChannel, markRead } from '../queries/chat.ts';

/** Marks messages as read, and blocks or opens the conversation; `failure` says why the last could not be done. */
export function useReadAndBlocked(withUserId: number, onChanged: (state: ChannelState) => void) {
  const [failure, setFailure] = useState<string>();
  const onSeen = useCallback(
    (number: number) => void markRead(withUserId, number).then(onChanged, () => {}),
    [withUserId, onChanged],
  );
  const block = (isBlocked: boolean) =>
    void blockChannel(withUserId, isBlocked).then(onChanged, (error: unknown) => setFailure(failureMessage(error)));
  return { onSeen, block, failure };
}
