import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { catalogue, type EventType } from '../../events/catalogue.ts';
import { defineEvent } from '../../events/envelope.ts';
import { eventExamples } from '../support/event-examples.ts';

/*
 * Data of events as they were published, a line each, by type and version: the archive holds events of former code, which a replay
 * sends to the code of today, and a deployment passes by events on their way. A kept line is never changed. Where one can no longer be
 * read, the event needs a new version that says how this one becomes it (`earlier` in events/envelope.ts).
 */
interface KeptEvent {
  type: EventType;
  version: number;
  data: unknown;
}
const kept = readFileSync(path.join(import.meta.dirname, 'kept-events.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as KeptEvent);
const types = Object.keys(catalogue) as EventType[];
const { type: _type, version: _version, data: _data, ...envelope } = eventExamples[0]!;

it.each(types)('%s of each version that the archive can hold is read as the current one', (type) => {
  const own = kept.filter((event) => event.type === type);
  for (const event of own) {
    const read = catalogue[type].read({ ...envelope, ...event });
    expect([read.type, read.version]).toEqual([type, catalogue[type].version]);
    expect(catalogue[type].schema.safeParse(read).error?.issues).toBeUndefined();
  }
});

it('Each event’s current version is kept, and the one before it, where there was one; no older one has to be', () => {
  const versions = new Set(kept.map(({ type, version }) => `${type} ${version}`));
  const wanted = types.flatMap((type) => {
    const { version } = catalogue[type] as { version: number };
    return version > 1 ? [`${type} ${version - 1}`, `${type} ${version}`] : [`${type} ${version}`];
  });
  const lines = eventExamples
    .filter(({ type, version }) => !versions.has(`${type} ${version}`))
    .map(({ type, version, data }) => JSON.stringify({ type, version, data }));
  expect(lines, 'add these lines to test/events/kept-events.jsonl').toEqual([]);
  expect([...versions].toSorted()).toEqual(wanted.toSorted());
});

const renamed = defineEvent('renamed', 3, z.object({ name: z.string() }), {
  data: z.object({ firstName: z.string(), lastName: z.string() }),
  lift: ({ firstName, lastName }) => ({ name: `${firstName} ${lastName}` }),
});
const named = { firstName: 'Ana', lastName: 'Silva' };

it('An event of the version before becomes one of the current version', () => {
  const old = { ...envelope, type: 'renamed', version: 2, data: named };
  const current = { ...envelope, type: 'renamed', version: 3, data: { name: 'Ana Silva' } };
  expect(renamed.read(old)).toEqual(current);
  expect(renamed.read(current)).toEqual(current);
});

it.each([
  ['of an older version', { version: 1, data: named }, /"version"/],
  ['of a version to come', { version: 4, data: { name: 'Ana' } }, /"version"/],
  ['whose data is that of another version', { version: 3, data: named }, /"name"/],
  ['of another type', { type: 'lost', version: 2, data: named }, /"type"/],
])('An event %s is refused', (_what, over, why) => {
  expect(() => renamed.read({ ...envelope, type: 'renamed', ...over })).toThrow(why);
});
