import type { ManyMessagesStore } from '../../functions/features/chat/many-messages.store.ts';
import { addTemplateHandler } from '../../functions/features/chat/message-template.handlers.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { act } from './act.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

interface TemplateNeeds {
  manyMessagesStore: ManyMessagesStore;
  clock: ReturnType<typeof worldClock>;
}

const ofRecruiters = [
  {
    name: 'First words about a job',
    text: 'Hi {first name},\n\nI work on {job} at {company}, and what you do fits it well. Shall we talk for ten minutes this week?\n\n{my name}',
  },
  {
    name: 'Still interested?',
    text: 'Hi {first name}, are you still interested in {job}? A yes or no is enough. {my name}',
  },
];
const ofManagers = [
  {
    name: 'Invitation to talk',
    text: 'Hi {first name},\n\nthank you for your interest in {job}. When would you have half an hour for a first talk?\n\n{my name}, {company}',
  },
];

/** What recruiters and managers write more than once. */
export async function plantMessageTemplates(
  { recruiters, managers }: PlantedPeople,
  needs: TemplateNeeds,
): Promise<void> {
  const plant = async (owners: readonly Actor[], forms: readonly object[]) => {
    for (const owner of owners) for (const body of forms) await act(addTemplateHandler, owner, { body }, needs);
  };
  needs.clock.moveTo(needs.clock.at(20, 600));
  await plant(recruiters, ofRecruiters);
  await plant(managers, ofManagers);
}
