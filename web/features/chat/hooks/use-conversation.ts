import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ChannelState } from '../../../../shared/model/chat.ts';
import { onLiveCatchUp, onLiveMessage, sendLive } from '../../../api/live-updates.ts';
import { callsWith, ConversationStore } from '../model/conversation-store.ts';
import { lookAgain } from '../queries/chat.ts';
import { outboxOf } from '../model/unsent.ts';

const typingEvery = 3000;
const typingShown = 6000;

/**
 * The messages with this user, live: a push is a hint, and a new connection, a look at the page, every newer number of
 * the list and half a minute read what is missing (PLUS-28).
 */
export function useConversation(me: number, { withUserId, lastNumber, unreadMessageCount }: ChannelState) {
  const store = useMemo(
    () => new ConversationStore(callsWith(withUserId), undefined, outboxOf(me, withUserId)),
    [me, withUserId],
  );
  const timeline = useSyncExternalStore(store.subscribe, store.read);
  const unread = useRef(unreadMessageCount);
  useEffect(() => {
    void store.load(unread.current);
    const look = () => document.visibilityState === 'visible' && void store.fill();
    const stops = [
      onLiveMessage('chat-message', (update) => {
        if (update.withUserId === withUserId) store.receive(update.message);
      }),
      onLiveCatchUp(() => void store.fill()),
    ];
    document.addEventListener('visibilitychange', look);
    // Nothing reveals that the last push was lost.
    const timer = setInterval(look, lookAgain);
    return () => {
      for (const stop of stops) stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [store, withUserId]);
  useEffect(() => {
    if (store.isLoaded && lastNumber > (store.read().messages.at(-1)?.messageId ?? 0)) void store.fill();
  }, [store, lastNumber]);
  return { store, timeline };
}

/** Whether the other participant is writing, and how to say that the user is: at most every three seconds. */
export function useTyping(withUserId: number): { isTyping: boolean; sayTyping: () => void } {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setIsTyping(false);
    };
    const stops = [
      onLiveMessage('chat-typing', (update) => {
        if (update.withUserId !== withUserId) return;
        clearTimeout(timer);
        setIsTyping(true);
        timer = setTimeout(end, typingShown);
      }),
      onLiveMessage('chat-message', ({ message }) => message.senderId === withUserId && end()),
    ];
    return () => {
      end();
      for (const stop of stops) stop();
    };
  }, [withUserId]);
  const saidAt = useRef(0);
  const sayTyping = useCallback(() => {
    if (Date.now() - saidAt.current < typingEvery) return;
    saidAt.current = Date.now();
    sendLive({ action: 'typing', to: withUserId });
  }, [withUserId]);
  return { isTyping, sayTyping };
}
