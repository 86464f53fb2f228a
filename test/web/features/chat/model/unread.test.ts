import { expect, it } from 'vitest';
import type { Channel, ChannelState, ChatMessage, UnreadMessages } from '../../../../../shared/model/chat.ts';
import { withMessage, withState } from '../../../../../web/features/chat/model/channels.ts';
import { afterMessage, afterState } from '../../../../../web/features/chat/model/unread.ts';

const me = 1;
const partners = [2, 3, 4];
const none: UnreadMessages = { channels: [], unreadChannelCount: 0, unreadMessageCount: 0 };
const createdAt = '2026-09-01T10:00:00.000Z';

type Push = { withUserId: number } & ({ message: ChatMessage } | { state: ChannelState });
/** What happens to the user's conversations: a message of either side, or a reading in any tab, on a phone or by a mailed link. */
type Step = { withUserId: number; does: 'is written to' | 'writes' | 'reads' };

const state = (withUserId: number, lastNumber: number, readNumber: number): ChannelState => ({
  url: `${me}-${withUserId}`,
  withUserId,
  lastNumber,
  lastMessage: { text: 'Hi', senderId: withUserId, createdAt },
  readNumber,
  theirReadNumber: 0,
  unreadMessageCount: lastNumber - readNumber,
  isBlocked: false,
  isEnded: false,
});

/** What the server pushes for these steps, and where it has each conversation in the end. */
function served(steps: readonly Step[]) {
  const marks = new Map(partners.map((withUserId) => [withUserId, { last: 1, read: 1 }]));
  const pushes = steps.flatMap(({ withUserId, does }): Push[] => {
    const mark = marks.get(withUserId)!;
    if (does === 'reads') {
      mark.read = mark.last;
      return [{ withUserId, state: state(withUserId, mark.last, mark.read) }];
    }
    mark.last += 1;
    if (does === 'writes') mark.read = mark.last;
    const message: ChatMessage = {
      messageId: mark.last,
      channelUrl: `${me}-${withUserId}`,
      clientId: `client ${mark.last}`,
      customType: 'text',
      data: 'Hi',
      file: null,
      job: null,
      senderId: does === 'writes' ? me : withUserId,
      createdAt,
    };
    return [{ withUserId, message }];
  });
  return { pushes, unread: [...marks.values()].reduce((sum, { last, read }) => sum + last - read, 0) };
}

/** The same sequence of numbers from 0 up to 1 for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now + 0x6d2b79f5) | 0;
    let mixed = Math.imul(now ^ (now >>> 15), 1 | now);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

it('The badge is the sum of the rows and what the server has, whatever was written and read where, in whatever order it is pushed (SHELL-12, CHAT-10)', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const next = numbersFrom(seed);
    const drawn = <T>(from: readonly T[]) => from[Math.floor(next() * from.length)]!;
    const does = ['is written to', 'writes', 'reads'] as const;
    const steps = Array.from({ length: 20 }, () => ({ withUserId: drawn(partners), does: drawn(does) }));
    const { pushes, unread } = served(steps);
    // Each push twice, in any order.
    const twice = [...pushes, ...pushes].map((push) => [next(), push] as const);
    let rows: Channel[] = partners.map((id) => ({ ...state(id, 1, 1), members: [] }));
    let badge = none;
    for (const [, one] of twice.toSorted(([a], [b]) => a - b)) {
      rows = [...('message' in one ? withMessage(rows, one.withUserId, one.message)! : withState(rows, one.state))];
      badge = 'message' in one ? afterMessage(badge, one.withUserId, one.message) : afterState(badge, one.state);
    }
    const inRows = rows.reduce((sum, { unreadMessageCount }) => sum + unreadMessageCount, 0);
    expect({ seed, inRows, badge: badge.unreadMessageCount }).toEqual({ seed, inRows: unread, badge: unread });
  }
});

it('A conversation that was read is not unread again by a push that comes late (SHELL-12)', () => {
  const late = (served([{ withUserId: 2, does: 'is written to' }]).pushes[0] as { message: ChatMessage }).message;
  const read = afterState(none, state(2, 2, 2));
  expect(afterMessage(read, 2, late)).toMatchObject({ unreadChannelCount: 0, unreadMessageCount: 0 });
});
