import type { ChatStore } from '../../functions/features/chat/chat.store.ts';
import { markReadHandler, sendMessageHandler } from '../../functions/features/chat/message.handlers.ts';
import { startChannelHandler } from '../../functions/features/chat/channel.handlers.ts';
import { keptUntil } from '../../functions/features/chat/kept-until.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { act } from './act.ts';
import { type ChatLine, conversations, withCandidate, withRecruiter } from './data/conversations.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

export interface ConversationNeeds {
  chatStore: ChatStore;
  clock: ReturnType<typeof worldClock>;
  /** The candidates whom a recruiter has put forward, the latest first, each with the job. */
  putForwardBy(recruiterId: number): Promise<{ candidateId: number; jobId: number; managerId: number }[]>;
  /** A different id of a message each time. */
  newClientId(): string;
}

const hour = 3_600_000;
const keptDays = 730;
const mostRecruiters = 6;
const mostManagers = 3;

/**
 * Conversations of recruiters with the candidates whom they put forward, and of managers with both; some messages are still
 * unread.
 */
export async function plantConversations(people: PlantedPeople, needs: ConversationNeeds): Promise<void> {
  const silent = new Set(people.managers.slice(0, mostManagers));
  for (const recruiter of people.recruiters.slice(0, mostRecruiters)) {
    const met = await needs.putForwardBy(recruiter.id);
    const partners = [...new Map(met.map((one) => [one.candidateId, one])).values()];
    for (const [place, said] of conversations.entries()) {
      const partner = partners[place];
      const candidate = people.candidates.find(({ id }) => id === partner?.candidateId);
      if (partner && candidate) await plantConversation([recruiter, candidate], said, partner.jobId, needs);
    }
    await plantWithManagers({ silent, candidates: people.candidates }, { recruiter, met }, needs);
  }
}

/** Managers of these jobs, each once, write with the recruiter, and with a candidate whom work still connects with them. */
async function plantWithManagers(
  { silent, candidates }: { silent: Set<Actor>; candidates: readonly Actor[] },
  { recruiter, met }: { recruiter: Actor; met: Awaited<ReturnType<ConversationNeeds['putForwardBy']>> },
  needs: ConversationNeeds,
): Promise<void> {
  const { tiesOf } = needs.chatStore;
  for (const manager of silent) {
    const partner = met.find(({ managerId }) => managerId === manager.id);
    if (!partner || !(await tiesOf(manager, recruiter)).areTied) continue;
    silent.delete(manager);
    await plantConversation([manager, recruiter], withRecruiter, partner.jobId, needs);
    const candidate = candidates.find(({ id }) => id === partner.candidateId);
    if (!candidate || !(await tiesOf(manager, candidate)).areTied) continue;
    await plantConversation([manager, candidate], withCandidate, partner.jobId, needs);
  }
}

async function plantConversation(
  [one, partner]: [Actor, Actor],
  said: readonly ChatLine[],
  jobId: number,
  { chatStore, clock, newClientId }: ConversationNeeds,
): Promise<void> {
  const now = clock.at(0, 0);
  const dependencies = { chatStore, clock, keptUntil: (at: string) => keptUntil(at, keptDays) };
  for (const [place, { by, hoursAgo, text }] of said.entries()) {
    const [sender, other] = by === one.role ? [one, partner] : [partner, one];
    clock.moveTo(now - hoursAgo * hour);
    if (place === 0) await act(startChannelHandler, sender, { body: { recipientId: other.id } }, dependencies);
    const names = place === 0 && sender === one ? { jobId } : {};
    const body = { clientId: newClientId(), data: text, ...names };
    await act(sendMessageHandler, sender, { params: { id: other.id }, body }, dependencies);
    const isLatest = place === said.length - 1;
    if (!isLatest)
      await act(markReadHandler, other, { params: { id: sender.id }, body: { number: place + 1 } }, dependencies);
  }
}
