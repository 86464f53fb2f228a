import { channelsPerPage } from '../../../../shared/constants/chat.ts';

const looksAgainAfter = 2000;

/** Whether the next conversations load by themselves: while there are 25 or fewer of more (CHAT-28, DEC-14). */
export function wantsMore(loaded: number, hasMore: boolean): boolean {
  return hasMore && loaded <= channelsPerPage;
}

/** Loads more conversations; while the list is being loaded it waits two seconds and looks again (CHAT-29). */
export async function loadMore({
  isLoading,
  load,
  wait,
}: {
  isLoading: () => boolean;
  load: () => Promise<unknown>;
  wait: (milliseconds: number) => Promise<unknown>;
}): Promise<void> {
  while (isLoading()) await wait(looksAgainAfter);
  await load();
}
