import { useEffect, useRef, useState, type RefObject } from 'react';
import { keepDraft, readDraft } from '../model/drafts.ts';

const mostHeight = 180;

/** The message that is being written to this user, kept until it is sent and shared with the user's other tabs. */
export function useDraft(me: number, withUserId: number) {
  const [draft, setDraft] = useState(() => readDraft(me, withUserId));
  useEffect(() => keepDraft(me, withUserId, draft), [me, withUserId, draft]);
  useEffect(() => {
    // What another tab types or sends is what this one has, unless it is being written here.
    const follow = () => !document.hasFocus() && setDraft(readDraft(me, withUserId));
    globalThis.addEventListener('storage', follow);
    return () => globalThis.removeEventListener('storage', follow);
  }, [me, withUserId]);
  return {
    draft,
    /** Adds words below what is written. */
    add: (words: string) => setDraft((now) => ({ ...now, text: now.text ? `${now.text}\n${words}` : words })),
    setText: (text: string) => setDraft((now) => ({ ...now, text })),
    /** After sending: the next message is another one. */
    startNext: () => setDraft({ text: '', clientId: crypto.randomUUID() }),
  };
}

/** A field that grows with its text, up to a height. */
export function useGrowingField(text: string): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const box = field.current;
    if (!box) return;
    box.style.blockSize = 'auto';
    if (text) box.style.blockSize = `${Math.min(box.scrollHeight + 2, mostHeight)}px`;
  }, [text]);
  return field;
}
