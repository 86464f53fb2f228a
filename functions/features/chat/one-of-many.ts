import { longestMessage } from '../../../shared/constants/chat.ts';
import { filledIn, fieldsIn } from '../../../shared/rules/message-template.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredConversation } from '../../records/conversation.ts';
import { dayOf } from '../../records/many-messages.ts';

/** Whom a text is filled in for. */
export interface FilledFor {
  to: { firstName: string };
  from: { firstName: string; lastName: string };
  /** The job that the message names; absent without one. */
  job?: { title: string; company: string } | undefined;
}

/** Refuses a text that names a job where none is chosen. */
export function checkJobNamed(text: string, job: object | undefined): void {
  if (!job && fieldsIn(text).some((field) => field === 'job' || field === 'company'))
    throw refuse.conflict('Choose the job that the text names');
}

/** What one of many reads: the text with its fields filled in, but for a job that is not chosen; refuses one that became too long. */
export function wordsFor(text: string, { to, from, job }: FilledFor): string {
  const words = filledIn(text, {
    'first name': to.firstName,
    'my name': `${from.firstName} ${from.lastName}`.trim(),
    ...(job && { job: job.title, company: job.company }),
  });
  if (words.length > longestMessage)
    throw refuse.conflict(`With its fields filled in, the message is longer than ${longestMessage} characters`);
  return words;
}

/** Refuses one of many whom the user wrote to last, on the same day (UTC): nobody gets two such messages in a row. */
export function checkNotToday(userId: number, { last }: Pick<StoredConversation, 'last'>, at: string): void {
  if (last?.senderId === userId && dayOf(last.at) === dayOf(at))
    throw refuse.conflict('You have written to them today already');
}

/** Refuses one of many whom no mail reaches: they would not learn of a message. */
export function checkReached(isUnreachable: boolean): void {
  if (isUnreachable) throw refuse.conflict('Mail does not reach them, so they would not learn of it');
}
