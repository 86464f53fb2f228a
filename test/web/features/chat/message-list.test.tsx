// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { contract } from '../../../../shared/contract/contract.ts';
import type { Channel, ChatMessage } from '../../../../shared/model/chat.ts';
import { MessageText } from '../../../../web/features/chat/components/message-text.tsx';
import { NewMessagesLog } from '../../../../web/features/chat/components/new-messages-log.tsx';
import { MessageList } from '../../../../web/features/chat/components/message-list.tsx';
import type { ConversationStore } from '../../../../web/features/chat/model/conversation-store.ts';
import { emptyTimeline, type Timeline } from '../../../../web/features/chat/model/timeline.ts';

const count = 60;
const messages = Array.from({ length: count }, (_, place): ChatMessage => ({
  messageId: place + 1,
  channelUrl: '1-2',
  clientId: `client ${place + 1}`,
  customType: 'text',
  data: `message ${place + 1}`,
  job: null,
  file: null,
  senderId: 2,
  createdAt: new Date(Date.UTC(2026, 8, 1, 10, place)).toISOString(),
}));
const channel: Channel = {
  url: '1-2',
  withUserId: 2,
  lastNumber: count,
  lastMessage: null,
  readNumber: count,
  theirReadNumber: 0,
  unreadMessageCount: 0,
  isBlocked: false,
  isEnded: false,
  members: [],
};
const rowHeight = 60;
// With the line of the day, what is above the rows, and the space below them.
const contentHeight = 56 + (count + 1) * rowHeight + 12;
let viewHeight = 600;
let scrollTop = 0;
/** Who observes the size of the list; an observer is also called when it begins to. */
const observers = new Map<object, () => void>();
const reportSize = () => {
  for (const report of observers.values()) report();
};

/** Gives every element the size of the list, which jsdom does not lay out. */
function layOut(name: 'clientHeight' | 'scrollHeight' | 'scrollTop', get: () => number) {
  vi.spyOn(Element.prototype, name, 'get').mockImplementation(get);
}

describe('The list of messages', () => {
  let scrolledTo: number[];
  let seen: number[];
  let isLookedAt: boolean;
  let rerender: (list: ReactElement) => void;
  const loadOlder = vi.fn();
  const list = (over: Partial<ComponentProps<typeof MessageList>> = {}) => (
    <MemoryRouter>
      <MessageList
        channel={{ ...channel, readNumber: count - 1 }}
        me={1}
        store={{ loadOlder } as unknown as ConversationStore}
        timeline={{ ...emptyTimeline, messages }}
        found={undefined}
        onSeen={(number) => seen.push(number)}
        {...over}
      />
    </MemoryRouter>
  );

  beforeEach(() => {
    [viewHeight, scrollTop, scrolledTo, seen, isLookedAt] = [600, 0, [], [], true];
    vi.useFakeTimers();
    loadOlder.mockReset().mockResolvedValue(undefined);
    vi.spyOn(document, 'hasFocus').mockImplementation(() => isLookedAt);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
      return this.tagName === 'LI' ? rowHeight : viewHeight;
    });
    layOut('clientHeight', () => viewHeight);
    layOut('scrollHeight', () => contentHeight);
    layOut('scrollTop', () => scrollTop);
    Element.prototype.scrollTo = ((to: ScrollToOptions) => {
      scrollTop = Math.min(to.top ?? 0, contentHeight - viewHeight);
      scrolledTo.push(scrollTop);
    }) as typeof Element.prototype.scrollTo;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #callback: (entries: object[]) => void;
        constructor(callback: (entries: object[]) => void) {
          this.#callback = callback;
        }
        observe({ className }: Element) {
          if (className === 'messages-scroller') observers.set(this, () => this.#callback([]));
        }
        unobserve() {}
        disconnect() {
          observers.delete(this);
        }
      },
    );
    ({ rerender } = render(list()));
  });
  afterEach(() => {
    cleanup();
    observers.clear();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const scrolls = (to: number) => {
    scrollTop = to;
    fireEvent.scroll(screen.getByRole('region', { name: 'Messages' }));
  };
  const down = () => screen.queryByRole('button', { name: 'To the newest' });
  const end = () => contentHeight - viewHeight;

  it('begins at its first new message when more is new than the view holds (CHAT-06)', () => {
    cleanup();
    scrolledTo = [];
    render(list({ channel: { ...channel, readNumber: 20 } }));
    vi.advanceTimersByTime(1000);
    // Twenty messages and the line of the day are above it.
    expect(scrollTop).toBeGreaterThan(15 * rowHeight);
    expect(scrollTop).toBeLessThan(30 * rowHeight);
  });

  it('knows with each movement whether its end is in view, not with the next one', () => {
    scrolls(end());
    expect(down()).toBeNull();
    scrolls(end() - 60);
    expect(down()).not.toBeNull();
    scrolls(end());
    expect(down()).toBeNull();
  });

  it('is not pulled back to its end by who scrolls up from there', () => {
    scrolls(end());
    scrolledTo = [];
    scrolls(end() - 60);
    reportSize();
    expect(scrolledTo.filter((to) => to > end() - 60)).toEqual([]);
  });

  it('keeps its end in view when a keyboard on the screen takes room, and only then (CHAT-01)', () => {
    scrolls(end());
    viewHeight = 320;
    scrolledTo = [];
    reportSize();
    expect(scrolledTo.at(-1)).toBe(end());
    scrolls(1000);
    viewHeight = 600;
    scrolledTo = [];
    reportSize();
    expect(scrolledTo.filter((to) => to !== 1000)).toEqual([]);
  });

  it('is read as far as was in view for a second, at its end, in a tab that is looked at (CHAT-06)', async () => {
    scrolls(1000);
    scrolls(end());
    await vi.advanceTimersByTimeAsync(900);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(seen).toEqual([count]);
  });

  it('is not read while it is in a tab behind others, and is when somebody comes back to it (SHELL-12)', async () => {
    isLookedAt = false;
    scrolls(1000);
    scrolls(end());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual([]);
    isLookedAt = true;
    globalThis.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual([count]);
  });

  const older = () => screen.queryByRole('button', { name: 'Show older messages' });
  const next = (messageId: number, senderId = 2) => ({
    ...messages[0]!,
    messageId,
    senderId,
    clientId: `new ${messageId}`,
  });

  it('loads what is older near its beginning and by its button, and says where the conversation begins', async () => {
    expect(older()).toBeNull();
    expect(screen.getByText('This is where your conversation begins.')).toBeTruthy();
    rerender(list({ timeline: { ...emptyTimeline, messages, hasOlder: true } }));
    expect(screen.queryByText('This is where your conversation begins.')).toBeNull();
    scrolls(200);
    expect(loadOlder).not.toHaveBeenCalled();
    scrolls(199);
    expect(loadOlder).toHaveBeenCalledTimes(1);
    // It is tried again by the next movement.
    loadOlder.mockRejectedValue(new Error('no response'));
    fireEvent.click(older()!);
    expect(loadOlder).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(0);
  });

  it('says how many have come below what is read, but for the user’s own, and goes there', async () => {
    scrolls(1000);
    const more = [next(61), next(62), next(63, 1)];
    rerender(list({ timeline: { ...emptyTimeline, messages: [...messages, ...more] } }));
    fireEvent.click(screen.getByRole('button', { name: '2 new' }));
    await vi.advanceTimersByTimeAsync(100);
    expect(scrollTop).toBeGreaterThan(2000);
    scrolls(end());
    expect(screen.queryByRole('button', { name: /new/ })).toBeNull();
  });

  it('shows what its user sends, wherever they were reading', async () => {
    scrolls(1000);
    scrolledTo = [];
    const pending = [{ clientId: 'a', data: 'Yes', job: null, createdAt: messages[0]!.createdAt }];
    rerender(list({ timeline: { ...emptyTimeline, messages, pending } }));
    await vi.advanceTimersByTimeAsync(100);
    expect(scrolledTo.at(-1)).toBe(end());
  });

  it('shows what a search has found in the middle, and marks it', async () => {
    rerender(list({ found: 12 }));
    await vi.advanceTimersByTimeAsync(100);
    fireEvent.scroll(screen.getByRole('region', { name: 'Messages' }));
    // Twelve rows and the line of the day are before its middle.
    expect(Math.abs(scrollTop + viewHeight / 2 - (56 + 12.5 * rowHeight))).toBeLessThan(rowHeight);
    const marked = document.querySelector('[data-found]')?.closest('li');
    expect(marked?.textContent).toContain('message 12');
    expect([marked?.getAttribute('aria-posinset'), marked?.getAttribute('aria-setsize')]).toEqual(['13', '62']);
    scrolledTo = [];
    rerender(list({ found: 999 }));
    await vi.advanceTimersByTimeAsync(100);
    expect(scrolledTo).toEqual([]);
  });

  it('is not read by who scrolls through its older part', async () => {
    scrolls(1000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual([]);
  });
});

it('A screen reader says each message that arrives once, and neither history nor the user’s own (CHAT-01)', () => {
  const shown = (from: number, to: number) => ({ ...emptyTimeline, messages: messages.slice(from - 1, to) });
  const log = (timeline: Timeline) => <NewMessagesLog timeline={timeline} me={1} name="Ada Lovelace" />;
  const { rerender } = render(log(shown(20, 30)));
  const said = () => [...screen.getByRole('log', { name: 'New messages' }).children].map((one) => one.textContent);
  expect(said()).toEqual([]);
  rerender(log(shown(1, 30)));
  expect(said()).toEqual([]);
  rerender(log(shown(1, 32)));
  rerender(log({ ...shown(1, 32), messages: [...messages.slice(0, 32), { ...messages[32]!, senderId: 1 }] }));
  expect(said()).toEqual(['Ada Lovelace: message 31', 'Ada Lovelace: message 32']);
  const file = { size: 9, contentType: 'application/pdf' };
  rerender(log({ ...shown(1, 52), messages: messages.slice(0, 52).map((one) => ({ ...one, file })) }));
  // What arrived long ago is no news.
  expect([said().length, said()[0], said().at(-1)]).toEqual([
    20,
    'Ada Lovelace: File message 33',
    'Ada Lovelace: File message 52',
  ]);
  cleanup();
});

it('A text in another direction is laid out in its own, and turns nothing around it; one that overrides directions is sent without (CHAT-01)', () => {
  const { container } = render(<MessageText text="שלום example" job={null} />);
  expect(container.querySelector('.message-text')?.getAttribute('dir')).toBe('auto');
  const sent = (data: string) =>
    contract.chat.sendMessage.request.body.safeParse({ clientId: crypto.randomUUID(), data });
  expect(sent('שלום').success).toBe(true);
  for (const override of ['\u202E', '\u202D', '\u2066', '\u2067'])
    expect(sent(`invoice${override}fdp.exe`).data?.data).toBe('invoicefdp.exe');
  cleanup();
});
