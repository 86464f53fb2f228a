/** A text that was not sent yet, with the id under which it will be. */
export interface Draft {
  text: string;
  clientId: string;
}

const keyOf = (userId: number, withUserId: number) => `message-draft:${userId}:${withUserId}`;

/** The draft in a conversation, also after a reload; an empty one has a new id. */
export function readDraft(userId: number, withUserId: number): Draft {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId, withUserId)) ?? 'null') as Partial<Draft> | null;
    if (typeof stored?.text === 'string' && typeof stored.clientId === 'string')
      return { text: stored.text, clientId: stored.clientId };
  } catch {
    // A draft that cannot be read is an empty one.
  }
  return { text: '', clientId: crypto.randomUUID() };
}

/** Keeps the draft of a conversation; an empty one is forgotten. */
export function keepDraft(userId: number, withUserId: number, draft: Draft): void {
  try {
    if (draft.text) localStorage.setItem(keyOf(userId, withUserId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(userId, withUserId));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
