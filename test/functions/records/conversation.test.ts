import { describe, expect, it } from 'vitest';
import * as conversations from '../../../functions/records/conversation.ts';
import type { StoredConversation, StoredMessage } from '../../../functions/records/conversation.ts';
import { channelStateFor, showMessage } from '../../../functions/records/conversation-state.ts';
import {
  settledMarkWrite,
  unreadLetterWrite,
  unreadMarkOf,
  unreadMarkWrite,
} from '../../../functions/records/unread-mark.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { someTime } from '../../support/builders.ts';
import { describeWrites } from '../../support/outcomes.ts';

const pair = { firstId: 7, secondId: 8 };
const hour = '2026-09-01T10';
const ofRecruiter = { ...keys.conversationsAsFirst(7), gsi1sk: hour };
const ofCandidate = { ...keys.conversationsAsSecond(8), gsi2sk: hour };
const stored: StoredConversation = {
  ...pair,
  startedBy: 7,
  startedAt: someTime,
  lastNumber: 0,
  firstRead: 0,
  secondRead: 0,
  changed: 'start',
  ttl: 99,
};
const item = (over: object = {}) => ({ ...keys.conversation(pair), ...stored, ...over });
const both = (over: object = {}) => item({ ...ofRecruiter, ...ofCandidate, ...over });
const started = (startedBy: number) => () =>
  conversations.startedConversationWrite(pair, { startedBy, at: someTime, ttl: 99 });
const message: StoredMessage = {
  ...pair,
  number: 3,
  senderId: 7,
  clientId: 'm1',
  text: 'Hello\nPriya',
  at: someTime,
  ttl: 99,
};
const sent = (senderId: number) => () => conversations.newMessageWrites({ ...message, senderId });
const guard = (senderId: number) => ({
  ...keys.sentMessage(pair, senderId, 'm1'),
  number: 3,
  ttl: Date.parse(someTime) / 1000 + 7 * 86_400,
});
const noSuch = 'notFound | There is no such conversation';
const lost = 'conflict | another message was sent at the same moment';
const read = (side: 'first' | 'second', number: number) => () =>
  conversations.readMarkWrite(pair, side, { number, at: someTime });
const blocked = (side: 'first' | 'second', isBlocked: boolean) => () => conversations.blockWrite(pair, side, isBlocked);

describeWrites('A conversation', [
  ['that a recruiter begins is in their list only', started(7), [], [item(ofRecruiter)]],
  ['that a candidate begins is in their list only', started(8), [], [item({ ...ofCandidate, startedBy: 8 })]],
  ['is begun once', started(7), [item()], 'conflict | started before'],
  [
    'that the candidate begins too is in both lists',
    () => conversations.alsoStartedWrite(pair, 'second', someTime),
    [item(ofRecruiter)],
    [both({ isBegunByBoth: true })],
  ],
  [
    'that the recruiter begins too is in both lists',
    () => conversations.alsoStartedWrite(pair, 'first', someTime),
    [item({ ...ofCandidate, changed: 'mark' })],
    [both({ isBegunByBoth: true })],
  ],
  [
    'with a message is not begun again',
    () => conversations.alsoStartedWrite(pair, 'first', someTime),
    [item({ lastNumber: 1 })],
    'conflict | has a message',
  ],
  ['that is missing is not begun too', () => conversations.alsoStartedWrite(pair, 'first', someTime), [], noSuch],
  [
    'has a message of the recruiter, who has read up to it',
    sent(7),
    [item({ lastNumber: 2, secondRead: 1, ttl: 1 })],
    [
      both({
        lastNumber: 3,
        last: { text: 'Hello', senderId: 7, at: someTime },
        firstRead: 3,
        firstReadAt: someTime,
        secondRead: 1,
        changed: 'message',
      }),
      { ...keys.chatMessage(pair, 3), ...message },
      guard(7),
    ],
  ],
  [
    'has a message of the candidate, who has read up to it',
    sent(8),
    [item({ lastNumber: 2, firstRead: 2 })],
    [
      both({
        lastNumber: 3,
        last: { text: 'Hello', senderId: 8, at: someTime },
        firstRead: 2,
        secondRead: 3,
        secondReadAt: someTime,
        changed: 'message',
      }),
      { ...keys.chatMessage(pair, 3), ...message, senderId: 8 },
      guard(8),
    ],
  ],
  ['has each message once', sent(7), [item({ lastNumber: 2 }), guard(7)], 'conflict | sent before'],
  ['has one message of a number', sent(7), [item({ lastNumber: 3 })], lost],
  ['that the recruiter ended has no new message', sent(7), [item({ lastNumber: 2, firstBlocked: true })], lost],
  ['that the candidate ended has no new message', sent(7), [item({ lastNumber: 2, secondBlocked: true })], lost],
  [
    'is read up to its newest message',
    read('first', 3),
    [item({ lastNumber: 3, firstRead: 2 })],
    [item({ lastNumber: 3, firstRead: 3, firstReadAt: someTime, changed: 'mark' })],
  ],
  [
    'is read by each on their own',
    read('second', 2),
    [item({ lastNumber: 3, firstRead: 3 })],
    [item({ lastNumber: 3, firstRead: 3, secondRead: 2, secondReadAt: someTime, changed: 'mark' })],
  ],
  ['is not read again', read('first', 2), [item({ lastNumber: 3, firstRead: 2 })], 'conflict | read before'],
  ['is not read beyond its newest message', read('first', 4), [item({ lastNumber: 3 })], 'conflict | read before'],
  ['that is missing is not read', read('first', 1), [], noSuch],
  ...(['first', 'second'] as const).flatMap(
    (side) =>
      [
        [
          `is ended by the ${side}`,
          blocked(side, true),
          [item()],
          [item({ [`${side}Blocked`]: true, changed: 'mark' })],
        ],
        [
          `is opened again by the ${side}`,
          blocked(side, false),
          [item({ firstBlocked: true, secondBlocked: true })],
          [item({ firstBlocked: true, secondBlocked: true, changed: 'mark', [`${side}Blocked`]: undefined })],
        ],
      ] as const,
  ),
  ['that is missing is not ended', blocked('first', true), [], noSuch],
]);

const mark = { ...pair, userId: 8, number: 3, dueAt: '2026-09-01T10:10:00.000Z' };
const markItem = { ...keys.unreadMark(mark.dueAt, 8, pair), ...mark, ttl: Date.parse(mark.dueAt) / 1000 + 86_400 };

describeWrites('A mark of what is unread', [
  ['is kept for a day', () => unreadMarkWrite(mark), [], [markItem]],
  ['is removed', () => settledMarkWrite(mark), [markItem], []],
  [
    'is mailed about once, the first time',
    () => unreadLetterWrite(8, someTime, undefined),
    [{ ...keys.unreadLetter(8), mailedAt: someTime }],
    'conflict | already mailed',
  ],
  [
    'is mailed about once, the next time',
    () => unreadLetterWrite(8, someTime, { mailedAt: '2026-08-01T10:00:00.000Z' }),
    [{ ...keys.unreadLetter(8), mailedAt: someTime }],
    'conflict | already mailed',
  ],
]);

describe('A conversation', () => {
  const last = { text: 'Hello', senderId: 7, at: someTime };
  const unread: StoredConversation = {
    ...stored,
    changed: 'message',
    lastNumber: 3,
    last,
    firstRead: 3,
    secondRead: 2,
  };

  it('becomes unread ten minutes after the first message that its recipient has not read', () => {
    expect(unreadMarkOf(unread)).toEqual(mark);
    const byCandidate = { ...unread, last: { ...last, senderId: 8 }, firstRead: 2, secondRead: 3 };
    expect(unreadMarkOf(byCandidate)).toEqual({ ...mark, userId: 7 });
  });

  it.each([
    ['a mark', { changed: 'mark' }],
    ['a beginning', { last: undefined }],
    ['a later message', { secondRead: 1 }],
    ['a message that was read', { secondRead: 3 }],
  ])('does not become unread with %s', (_what, over) => {
    expect(unreadMarkOf({ ...unread, ...over } as StoredConversation)).toBeUndefined();
  });

  it('is named after the two, who each have a side and another', () => {
    expect(conversations.channelUrlOf(pair)).toBe('7-8');
    expect([7, 8].map((id) => [conversations.sideOf(pair, id), conversations.otherOf(pair, id)])).toEqual([
      ['first', 8],
      ['second', 7],
    ]);
  });

  it('is there for those who have begun it, and for both with its first message', () => {
    const states = [{}, { isBegunByBoth: true as const }, { lastNumber: 1 }, { startedBy: 8 }];
    expect(states.map((over) => [7, 8].map((id) => conversations.isThereFor(id, { ...stored, ...over })))).toEqual([
      [true, false],
      [true, true],
      [true, true],
      [false, true],
    ]);
  });

  it('is shown to each of the two with what they have read, and who has ended it', () => {
    const shared = { url: '7-8', lastNumber: 3, lastMessage: { text: 'Hello', senderId: 7, createdAt: someTime } };
    expect(channelStateFor(7, { ...unread, firstBlocked: true })).toEqual({
      ...shared,
      withUserId: 8,
      readNumber: 3,
      theirReadNumber: 2,
      unreadMessageCount: 0,
      isBlocked: true,
      isEnded: true,
    });
    expect(channelStateFor(8, { ...unread, firstBlocked: true })).toEqual({
      ...shared,
      withUserId: 7,
      readNumber: 2,
      theirReadNumber: 3,
      unreadMessageCount: 1,
      isBlocked: false,
      isEnded: true,
    });
    expect(channelStateFor(8, { ...stored, secondBlocked: true })).toMatchObject({
      lastMessage: null,
      isBlocked: true,
      isEnded: true,
    });
    expect(channelStateFor(8, stored)).toMatchObject({ isBlocked: false, isEnded: false });
  });

  it('shows a message with its job and file, where it has them', () => {
    const shown = {
      messageId: 3,
      channelUrl: '7-8',
      clientId: 'm1',
      data: 'Hello\nPriya',
      senderId: 7,
      createdAt: someTime,
    };
    expect(showMessage(message)).toEqual({ ...shown, customType: 'text', file: null, job: null });
    const [job, file] = [
      { id: 5, title: 'Nurse' },
      { size: 9, contentType: 'application/pdf' },
    ];
    expect(showMessage({ ...message, job, file })).toEqual({ ...shown, customType: 'file', file, job });
  });
});
