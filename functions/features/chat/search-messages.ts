import type { StoredMessage } from '../../records/conversation.ts';

/** A text without case and accents, for comparing. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a message contains every word of the query, in its text or in the title of its job. */
export function containsWords({ text, job }: Pick<StoredMessage, 'text' | 'job'>, query: string): boolean {
  const content = folded(`${text} ${job?.title ?? ''}`);
  return folded(query)
    .split(/\s+/)
    .every((word) => content.includes(word));
}
