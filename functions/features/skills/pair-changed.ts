import type { EventOf } from '../../../events/catalogue.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import type { SkillLookups } from './skill-reference.steps.ts';
import type { SkillsStore } from './skills.store.ts';

/** What a change of a pair needs. */
export interface PairNeeds {
  skillsStore: SkillsStore;
  skills: SkillLookups;
  clock: Clock;
}

/** The event that a manager associated or separated two skills. */
export function pairChanged(
  { tagId, associatedTagId }: { tagId: number; associatedTagId: number },
  change: 'associated' | 'separated',
  { actor, clock }: { actor: Actor; clock: Clock },
): EventOf<'associated-skills-changed'> {
  return eventOf('associated-skills-changed', {
    id: clock.newId(),
    at: clock.now(),
    actor: eventActor(actor),
    subject: keys.userSubject(actor.id),
    data: { managerId: actor.id, tagId, associatedTagId, change },
  });
}
