import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, failureMessage } from '../../../api/api-error.ts';
import { useAccount } from '../../../common/account/account.ts';
import { activeAfterRemoval } from '../model/channels.ts';
import { startConversation } from '../model/start-conversation.ts';
import type { useChannels } from './use-channels.ts';

type Channels = Pick<ReturnType<typeof useChannels>, 'channels' | 'query' | 'add'>;

/**
 * The conversation that the address chooses by `?with=`, begun where there is none; `failure` says why it could not be.
 * `?job=` names a job, until `dropJob`.
 */
export function useChosenConversation({ channels, query, add }: Channels) {
  const account = useAccount();
  const [search, setSearch] = useSearchParams();
  const [failure, setFailure] = useState<{ of: number; text: string }>();
  const chosen = Number(search.get('with')) || undefined;
  const active = channels.find((one) => one.withUserId === chosen);
  const isKnown = active !== undefined;
  const isListed = query.isSuccess;
  const [wasKnown, setWasKnown] = useState<number>();
  if (isKnown && wasKnown !== chosen) setWasKnown(chosen);
  useEffect(() => {
    if (!chosen || !isListed || isKnown) return;
    if (wasKnown === chosen) {
      // It was deleted while it was open: the first one becomes active (CHAT-17).
      const next = activeAfterRemoval(channels, chosen);
      setSearch(next ? { with: String(next) } : {}, { replace: true });
      return;
    }
    startConversation(account, chosen).then(add, (error: unknown) =>
      setFailure({
        of: chosen,
        text: error instanceof ApiError ? failureMessage(error) : String((error as Error).message),
      }),
    );
  }, [account, chosen, isListed, isKnown, wasKnown, channels, add, setSearch]);
  return {
    chosen,
    active,
    failure: failure?.of === chosen ? failure?.text : undefined,
    jobId: Number(search.get('job')) || undefined,
    dropJob: () => setSearch({ with: String(chosen) }, { replace: true }),
  };
}
