import type { ChatStore } from '../../functions/features/chat/chat.store.ts';
import { markReadHandler, sendMessageHandler } from '../../functions/features/chat/message.handlers.ts';
import { startChannelHandler } from '../../functions/features/chat/channel.handlers.ts';
import { keptUntil } from '../../functions/features/chat/kept-until.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { act } from './act.ts';
import { conversations } from './data/conversations.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

export interface ConversationNeeds {
  chatStore: ChatStore;
  clock: ReturnType<typeof worldClock>;
  /** The candidates whom a recruiter has put forward, the latest first, each with the job. */
  putForwardBy(recruiterId: number): Promise<{ candidateId: number; jobId: number }[]>;
  /** A different id of a message each time. */
  newClientId(): string;
}

const hour = 3_600_000;
const keptDays = 730;
const mostRecruiters = 6;

/** Conversations between recruiters and the candidates whom they put forward; some messages are still unread. */
export async function plantConversations(people: PlantedPeople, needs: ConversationNeeds): Promise<void> {
  for (const recruiter of people.recruiters.slice(0, mostRecruiters)) {
    const met = await needs.putForwardBy(recruiter.id);
    const partners = [...new Map(met.map((one) => [one.candidateId, one])).values()];
    for (const [place, said] of conversations.entries()) {
      const partner = partners[place];
      const candidate = people.candidates.find(({ id }) => id === partner?.candidateId);
      if (partner && candidate) await plantConversation({ recruiter, candidate }, said, partner.jobId, needs);
    }
  }
}

async function plantConversation(
  pair: Record<'recruiter' | 'candidate', Actor>,
  said: (typeof conversations)[number],
  jobId: number,
  { chatStore, clock, newClientId }: ConversationNeeds,
): Promise<void> {
  const now = clock.at(0, 0);
  const dependencies = { chatStore, clock, keptUntil: (at: string) => keptUntil(at, keptDays) };
  for (const [place, { by, hoursAgo, text }] of said.entries()) {
    const [sender, other] = [pair[by], pair[by === 'recruiter' ? 'candidate' : 'recruiter']];
    clock.moveTo(now - hoursAgo * hour);
    if (place === 0) await act(startChannelHandler, sender, { body: { recipientId: other.id } }, dependencies);
    const names = place === 0 && by === 'recruiter' ? { jobId } : {};
    const body = { clientId: newClientId(), data: text, ...names };
    await act(sendMessageHandler, sender, { params: { id: other.id }, body }, dependencies);
    const isLatest = place === said.length - 1;
    if (!isLatest)
      await act(markReadHandler, other, { params: { id: sender.id }, body: { number: place + 1 } }, dependencies);
  }
}
