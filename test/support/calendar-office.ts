import { expect } from 'vitest';
import { calendarHandlers } from '../../functions/features/calendar/calendar.http.ts';
import { feedsStore } from '../../functions/features/calendar/feeds.store.ts';
import { offersStore } from '../../functions/features/calendar/offers.store.ts';
import { mailedTokensIn } from '../../functions/domain/mailed-links/mailed-tokens.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { httpFunction } from '../../functions/platform/door/http-function.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { requestsIn } from '../../functions/platform/table/repeatable-request.ts';
import { contract } from '../../shared/contract/contract.ts';
import { uuidOf } from '../../shared/rules/ids.ts';
import { anActor } from './builders.ts';
import { aContext, anHttpEvent } from './http-event.ts';
import type { Meetings } from './meetings.ts';

export type Operation = keyof typeof contract.calendar;
export interface Asked {
  by?: Actor;
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Another method than the contract's, such as HEAD. */
  method?: string;
}

/** A manager and a candidate on a job of theirs, and calls as API Gateway hands them to the function. */
export async function calendarOffice(room: Meetings, known: { manager?: Actor } = {}) {
  const person = (role: 'manager' | 'candidate') => {
    const id = room.clock.newId();
    return anActor(role, { id, uuid: uuidOf(id, '0123456789abcdef') });
  };
  const [manager, candidate] = [known.manager ?? person('manager'), person('candidate')];
  const jobId = await room.introduce(candidate, manager);
  const people = new Map([manager, candidate].map((one) => [one.id, one]));
  const needs = {
    ...room,
    feedsStore: feedsStore(room.table),
    offersStore: offersStore(room.table),
    mailedTokens: mailedTokensIn(room.table),
    siteUrl: 'https://hirehub.example',
    accounts: { actor: async (id: number) => people.get(id) },
    repeatable: { requests: requestsIn(room.table), now: room.clock.now },
  };
  const entry = httpFunction(calendarHandlers, () => needs as never);
  /** The response as it left the function. */
  async function respond(operation: Operation, { by, params, query, body, headers, method: asked }: Asked) {
    const { method, path } = contract.calendar[operation];
    const routeKey = `${asked ?? method} ${path}`;
    const request = { routeKey, ...(by && { by }), ...(params && { params }), ...(query && { query }), headers, body };
    return entry(anHttpEvent(request as Parameters<typeof anHttpEvent>[0]), aContext);
  }
  async function ask(operation: Operation, asked: Asked) {
    const response = await respond(operation, asked);
    const answer = JSON.parse(response.body ?? 'null') as { data: never; errors?: { key: string }[] };
    return { status: response.statusCode, data: answer.data as unknown, errors: answer.errors, text: response.body };
  }
  const dataOf = async <T>(operation: Operation, asked: Asked) => {
    const answer = await ask(operation, asked);
    expect({ operation, status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
    return answer.data as T;
  };
  const newsOf = async (eventId: number) =>
    (await room.table.query(keys.eventsOf(keys.calendarEvent(eventId).pk))).map(({ event }) => event.type);
  return { manager, candidate, jobId, ask, respond, dataOf, newsOf };
}
