import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../../events/catalogue.ts';
import { count } from '../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../functions/features/dashboards/counters.store.ts';
import { rollUpFigures } from '../../../functions/features/dashboards/roll-up-figures.steps.ts';
import { rollUpsStore } from '../../../functions/features/dashboards/roll-ups.store.ts';
import { auditStore } from '../../../functions/features/operator/audit.store.ts';
import type { AuditCursor } from '../../../functions/features/operator/operator-request.ts';
import { peopleToRecount, recountPerson } from '../../../functions/features/operator/recount.steps.ts';
import { recountStore } from '../../../functions/features/operator/recount.store.ts';
import { isCounted, type CountedEvent } from '../../../functions/domain/counters/counted-event.ts';
import { countedFor } from '../../../functions/platform/table/read-keys.ts';
import { openTable, type Table } from '../../../functions/platform/table/table.ts';
import { plantInto } from '../../../infra/demo-world/plant-world.ts';
import { aClock } from '../../support/builders.ts';
import { startLocalTable, type LocalTable } from '../../support/local-table.ts';
import { plainIdentity } from '../../support/plain-identity.ts';

describe('A recount over the demo world', () => {
  let local: LocalTable;
  let table: Table;
  const today = Date.UTC(2026, 10, 21, 9);
  const clock = aClock(new Date(today).toISOString());

  const everyItem = async () => {
    const { ScanCommand } = await import('@aws-sdk/lib-dynamodb');
    const items: Record<string, unknown>[] = [];
    let after: Record<string, unknown> | undefined;
    do {
      const page = await local.documents.send(new ScanCommand({ TableName: 'hirehub', ExclusiveStartKey: after }));
      items.push(...(page.Items ?? []));
      after = page.LastEvaluatedKey;
    } while (after);
    return items;
  };
  const everybody = async () => {
    const needs = { audit: auditStore(table), recount: recountStore(table, clock) };
    const people = new Set<number>();
    let after: AuditCursor | undefined;
    do {
      const { userIds, next } = await peopleToRecount(needs, after);
      for (const userId of userIds) people.add(userId);
      after = next;
    } while (after);
    return people;
  };

  beforeAll(async () => {
    local = await startLocalTable();
    table = openTable('hirehub', local.documents);
    await plantInto({ table, identity: plainIdentity(), today });
  }, 180_000);
  afterAll(() => local.close());

  it('equals every stored counter, and every week and month, after events that came late, twice and in any order', async () => {
    const events = (await everyItem()).flatMap(({ event }): CountedEvent[] =>
      event && isCounted(event as AnyEvent) ? [event as CountedEvent] : [],
    );
    expect(events.length).toBeGreaterThan(300);
    const shuffled = events
      .map((event, at) => ({ event, at: (at * 7919) % events.length }))
      .sort((a, b) => a.at - b.at);
    const deliveries = shuffled.map(({ event }) => event);
    const store = countersStore(table, clock);
    const [early, late] = [deliveries.slice(0, -100), deliveries.slice(-150)];
    for (const event of early) await count(event, store);
    const { people } = await rollUpFigures({ rollUpsStore: rollUpsStore(table), clock });
    for (const event of late) await count(event, store);
    await rollUpFigures({ rollUpsStore: rollUpsStore(table), clock });
    const counted = new Set((await everyItem()).flatMap(({ pk }) => countedFor(pk) ?? []));
    counted.delete('everyone');
    const known = await everybody();
    expect([...counted].filter((userId) => !known.has(userId as number))).toEqual([]);
    expect(people).toBeGreaterThan(5);
    let found = 0;
    for (const userId of known) {
      const report = await recountPerson(recountStore(table, clock), userId);
      expect(report).toMatchObject({ wrong: [], wrongRollUps: [], wrongRows: 0, missedByEveryone: 0 });
      found += report.events;
    }
    expect(found).toBeGreaterThanOrEqual(events.length);
  }, 180_000);
});
