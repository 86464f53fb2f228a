import type { AnyEvent, EventOf, EventType } from '../../../events/catalogue.ts';
import { catalogue } from '../../../events/catalogue.ts';
import { identityOf } from '../../../events/envelope.ts';
import type { EventActor } from '../../../events/envelope.ts';
import { runNow } from '../run.ts';
import { keys } from './keys.ts';
import { isNew } from './write.ts';
import type { SingleWrite } from './write.ts';

/** An event as stored; `seal` is that of a line of an audit trail. */
export interface StoredEvent {
  event: AnyEvent;
  seal?: object;
}

/** What an emitter passes; the rest of the envelope follows from it. */
interface Emission<T extends EventType> {
  id: number;
  at: string;
  actor: EventActor;
  subject: string;
  data: EventOf<T>['data'];
}

/**
 * Builds an event of the catalogue; a mistake in its data throws here, at the emitter. Events of one subject share a
 * group, so their order can be kept.
 */
export function eventOf<T extends EventType>(type: T, { id, at, actor, subject, data }: Emission<T>): EventOf<T> {
  const { schema, version } = catalogue[type];
  const run = runNow();
  return schema.parse({
    id,
    type,
    version,
    time: at,
    actor,
    subject,
    ...identityOf(type, { id, subject }),
    ...(run && { trace: { correlation: run.correlation, cause: run.id, operator: run.operator } }),
    data,
  }) as EventOf<T>;
}

/**
 * The item that stores an event under its subject. The stream publishes it, and the subject's timeline reads it: one
 * item is outbox and audit trail, which nothing writes over.
 */
export function eventWrite(event: AnyEvent): SingleWrite {
  return { put: { ...keys.event(event.subject, event.id), event }, when: isNew };
}

/** The same with what seals it as a line of an audit trail (functions/records/audit-line.ts), which is not published. */
export function sealedEventWrite(event: AnyEvent, seal: object): SingleWrite {
  return { put: { ...keys.event(event.subject, event.id), event, seal }, when: isNew };
}

/**
 * The item of an event that leaves with what it is about: `ttl` is when, in seconds. It belongs into a transaction with
 * a write that a repetition refuses.
 */
export function briefEventWrite(event: AnyEvent, ttl: number): SingleWrite {
  return { put: { ...keys.event(event.subject, event.id), event, ttl } };
}

/** The actor of an event from the user who caused it. */
export function eventActor(user: {
  id: number;
  role: 'super_manager' | 'manager' | 'recruiter' | 'candidate';
  firstName: string;
  lastName: string;
}): EventActor {
  return { kind: 'user', id: user.id, role: user.role, firstName: user.firstName, lastName: user.lastName };
}
