import type { Actor } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { log } from '../../platform/door/log.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import { isThereFor } from '../../records/conversation.ts';
import { allowanceUsed, oneOfManyWrite } from '../../records/many-messages.ts';
import type { ChatStore } from './chat.store.ts';
import { checkTies } from './check-ties.steps.ts';
import type { ManyMessagesStore } from './many-messages.store.ts';
import { checkMayWrite } from './may-write.ts';
import { checkJobNamed, checkNotToday, checkReached, wordsFor } from './one-of-many.ts';
import { openTo, type Partner } from './open-to.steps.ts';

export interface ManyNeeds {
  chatStore: ChatStore;
  manyMessagesStore: Pick<ManyMessagesStore, 'writtenToday' | 'isUnreachable'>;
  clock: Clock;
  keptUntil(at: string): number;
  manyPerDay(): number;
}

/** The text that many are written, and the job that it is about. */
export interface Words {
  text: string;
  jobId?: number | undefined;
}

/** A message to one of many before it is sent. */
export interface Draft extends Partner {
  text: string;
  job: { id: number; title: string } | undefined;
  /** The text before its fields were filled in. */
  template: string;
}

type From = Pick<Actor, 'id' | 'role' | 'email' | 'firstName' | 'lastName'>;

/** What one of many would read; refuses whom the user may not write to. */
export async function draftFor(
  actor: From,
  userId: number,
  { text, jobId }: Words,
  { chatStore }: Pick<ManyNeeds, 'chatStore'>,
): Promise<Draft> {
  const partner = await openTo(actor, await chatStore.account(userId), chatStore);
  const job = jobId === undefined ? undefined : await chatStore.jobToName([actor, partner.other], jobId);
  if (jobId !== undefined && !job) throw new Refusal('conflict', 'This job cannot be named to them');
  return { ...partner, text: wordsFor(text, { to: partner.other, from: actor, job }), job, template: text };
}

/**
 * Refuses a draft that may not be sent now: its job is not chosen, work or conversation is over, they were written to today,
 * or no mail reaches them.
 */
export async function checkNow(
  actor: From,
  { other, known, job, template }: Draft,
  { chatStore, manyMessagesStore, clock }: Pick<ManyNeeds, 'chatStore' | 'manyMessagesStore' | 'clock'>,
): Promise<void> {
  checkJobNamed(template, job);
  if (known) {
    checkMayWrite(actor.id, known, other);
    checkNotToday(actor.id, known, clock.now());
    await checkTies(actor, other, chatStore);
  }
  checkReached(await manyMessagesStore.isUnreachable(other.email));
}

/**
 * Sends a draft as a message like any other, once for each client id, and returns how many of today's it took: none where it
 * was sent before. `left` is how many are known to be left, so that nothing is begun in vain.
 */
export async function sendDraft(
  actor: From,
  draft: Draft & { clientId: string },
  left: number,
  needs: ManyNeeds,
): Promise<number> {
  const { chatStore, clock, keptUntil, manyPerDay } = needs;
  const { pair, known, other, text, job, clientId } = draft;
  if (known && (await chatStore.sentBy(pair, actor.id, clientId))) return 0;
  await checkNow(actor, draft, needs);
  if (left <= 0) throw allowanceUsed;
  const at = clock.now();
  const ttl = keptUntil(at);
  const conversation =
    known && isThereFor(actor.id, known) ? known : await chatStore.start(pair, { startedBy: actor.id, at, ttl });
  const named = job && { job: { id: job.id, title: job.title } };
  await chatStore.send(
    { ...pair, senderId: actor.id, clientId, text, ...named, at, ttl },
    conversation,
    (current) => {
      checkMayWrite(actor.id, current, other);
      checkNotToday(actor.id, current, at);
    },
    [oneOfManyWrite(actor.id, at, manyPerDay())],
  );
  return 1;
}

/** Why something was refused; null where it was not. Whatever else fails for one of many fails for them alone. */
export async function whyNot(act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    log.error('a message to one of many failed', error as Error);
    return 'This message could not be sent; try again';
  }
}
