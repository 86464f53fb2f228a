import { channelsPerPage } from '../../../shared/constants/chat.ts';
import { listedIn, orderIn } from '../../platform/table/key.ts';
import { keys } from '../../platform/table/keys.ts';
import { otherOf, pairOfUsers, type StoredConversation } from '../../records/conversation.ts';

type ListOfChannels = ReturnType<typeof keys.conversationsAsFirst>;
/** Where a page ended in each of the two lists; empty before the first. */
type Places = readonly string[];

const between = '.';

/** The two lists that hold a user's conversations, by which of the two ids is smaller. */
export function listsOf(userId: number): ListOfChannels[] {
  return [keys.conversationsAsFirst(userId), keys.conversationsAsSecond(userId)];
}

/** Where a page ended, as a client sends it back: for each list the hour and the other participant. */
export function placesIn(cursor: string | undefined): Places {
  return (cursor ?? between).split(between);
}

/** The key behind which a list continues. */
export function placeBehind(userId: number, list: ListOfChannels, place: string): Record<string, string> {
  const [hour = '', other = ''] = place.split('_');
  return { ...keys.conversation(pairOfUsers(userId, Number(other))), ...listedIn(list, hour) };
}

/** The most recent conversations of one page of each list, and where the next page begins. */
export function pageOf(
  userId: number,
  pages: readonly { items: StoredConversation[]; next?: object | undefined }[],
  before: Places,
): { conversations: StoredConversation[]; next: string | null } {
  const lists = listsOf(userId);
  const all = pages.flatMap(({ items }, at) =>
    items.map((item) => ({ item, at, hour: orderIn(lists[at]!, item) ?? '' })),
  );
  const shown = all.toSorted((a, b) => (a.hour < b.hour ? 1 : a.hour > b.hour ? -1 : 0)).slice(0, channelsPerPage);
  const places = lists.map((_, at) => {
    const last = shown.findLast((one) => one.at === at);
    return last ? `${last.hour}_${otherOf(last.item, userId)}` : (before[at] ?? '');
  });
  const hasMore = shown.length < all.length || pages.some(({ next }) => next);
  return { conversations: shown.map(({ item }) => item), next: hasMore ? places.join(between) : null };
}
