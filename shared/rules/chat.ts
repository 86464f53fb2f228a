import { chatRoles, firstLineLength } from '../constants/chat.ts';
import type { ChatRole } from '../constants/chat.ts';

/** Whether a user of this id and role can be registered for messages: a positive id and a valid role (VALID-47). */
export function mayRegister(id: unknown, role: unknown): boolean {
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && isChatRole(role);
}

/** Whether this role takes part in conversations (CHAT-02, DEC-66). */
export function isChatRole(role: unknown): role is ChatRole {
  return chatRoles.some((known) => known === role);
}

/** The first line of a text, cut between characters: what lists and mails show of a message. */
export function firstLineOf(text: string): string {
  const line = text.trim().split(/\r?\n/, 1)[0] ?? '';
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)].map(
    ({ segment }) => segment,
  );
  return characters.length > firstLineLength ? `${characters.slice(0, firstLineLength).join('')}…` : line;
}
