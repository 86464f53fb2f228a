import { contract } from '../../../shared/contract/contract.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { handler } from '../../platform/door/handler.ts';
import {
  checkNow,
  draftFor,
  sendDraft,
  whyNot,
  type Draft,
  type ManyNeeds,
  type Words,
} from './many-messages.steps.ts';

/** One of many with what they would read, or why not. */
type Drafted = { userId: number; draft: Draft } | { userId: number; draft?: undefined; refusal: string | null };

function draftsFor(
  actor: Actor,
  userIds: readonly number[],
  words: Words,
  needs: Pick<ManyNeeds, 'chatStore'>,
): Promise<Drafted[]> {
  return Promise.all(
    userIds.map(async (userId) => {
      const made: Draft[] = [];
      const refusal = await whyNot(async () => made.push(await draftFor(actor, userId, words, needs)));
      return made[0] ? { userId, draft: made[0] } : { userId, refusal };
    }),
  );
}

async function leftToday(actor: Actor, { manyMessagesStore, manyPerDay, clock }: ManyNeeds) {
  const perDay = manyPerDay();
  return { left: Math.max(0, perDay - (await manyMessagesStore.writtenToday(actor.id, clock.now()))), perDay };
}

export const previewManyHandler = handler(
  contract.chat.previewMany,
  async ({ body: { userIds, ...words }, actor }, needs: ManyNeeds) => {
    const [drafts, allowance] = await Promise.all([draftsFor(actor, userIds, words, needs), leftToday(actor, needs)]);
    const rows = await Promise.all(
      drafts.map(async (one) => ({
        userId: one.userId,
        text: one.draft?.text ?? null,
        whyNot: one.draft ? await whyNot(() => checkNow(actor, one.draft, needs)) : one.refusal,
      })),
    );
    return { rows, ...allowance };
  },
);

/** One after the other: simultaneous transactions that count the same day refuse each other. */
export const sendManyHandler = handler(
  contract.chat.sendMany,
  async ({ body: { people, ...words }, actor }, needs: ManyNeeds) => {
    const userIds = people.map(({ userId }) => userId);
    const [drafts, { left, perDay }] = await Promise.all([
      draftsFor(actor, userIds, words, needs),
      leftToday(actor, needs),
    ]);
    let taken = 0;
    const rows: { userId: number; whyNot: string | null }[] = [];
    for (const [place, one] of drafts.entries()) {
      const { clientId } = people[place]!;
      const refusal = one.draft
        ? await whyNot(async () => {
            taken += await sendDraft(actor, { ...one.draft, clientId }, left - taken, needs);
          })
        : one.refusal;
      rows.push({ userId: one.userId, whyNot: refusal });
    }
    return { rows, left: Math.max(0, left - taken), perDay };
  },
);
