// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import type { Channel, ChatMessage } from '../../../../shared/model/chat.ts';
import { MessageList } from '../../../../web/features/messages/components/message-list.tsx';
import type { ConversationStore } from '../../../../web/features/messages/conversation-store.ts';
import { emptyTimeline } from '../../../../web/features/messages/timeline.ts';

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
const contentHeight = 4000;
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

  beforeEach(() => {
    [viewHeight, scrollTop, scrolledTo] = [600, 0, []];
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
    render(
      <MemoryRouter>
        <MessageList
          channel={channel}
          me={1}
          store={{ loadOlder: () => Promise.resolve() } as ConversationStore}
          timeline={{ ...emptyTimeline, messages }}
          found={undefined}
          onSeen={() => {}}
        />
      </MemoryRouter>,
    );
  });
  afterEach(() => {
    cleanup();
    observers.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const scrolls = (to: number) => {
    scrollTop = to;
    fireEvent.scroll(screen.getByRole('region', { name: 'Messages' }));
  };
  const down = () => screen.queryByRole('button', { name: 'To the newest' });
  const end = () => contentHeight - viewHeight;

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
});
