import type { EventOf } from '../../../events/catalogue.ts';
import type { EventActor } from '../../../events/envelope.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { keys } from '../../platform/table/keys.ts';

interface Name {
  firstName: string;
  lastName: string;
}
interface Circumstances {
  id: number;
  at: string;
}

/** The event of a profile saved with another name; undefined while the name is the same. */
export function nameChange(
  actor: Pick<Actor, 'id' | 'role' | keyof Name>,
  name: Name,
  circumstances: Circumstances,
): EventOf<'person-changed'> | undefined {
  if (actor.firstName === name.firstName && actor.lastName === name.lastName) return undefined;
  return personChange({ userId: actor.id, changed: 'name' }, eventActor(actor), circumstances);
}

/** The event that accompanies a new or removed picture. */
export function pictureChange(
  { data: { userId }, actor }: Pick<EventOf<'avatar-changed'>, 'data' | 'actor'>,
  circumstances: Circumstances,
): EventOf<'person-changed'> {
  return personChange({ userId, changed: 'picture' }, actor, circumstances);
}

function personChange(
  data: EventOf<'person-changed'>['data'],
  actor: EventActor,
  { id, at }: Circumstances,
): EventOf<'person-changed'> {
  return eventOf('person-changed', { id, at, actor, subject: keys.userSubject(data.userId), data });
}
