import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RecordedEvent } from '../../../services/events/recent-events.ts';
import { openRecentEvents } from '../../../services/events/recent-events.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-recent-events-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const anEvent = (id: string): RecordedEvent => ({
  busName: 'shop',
  deliveries: [{ rule: 'hires', attempts: 0, state: 'delivering' }],
  event: {
    version: '0',
    id,
    'detail-type': 'note-added',
    source: 'shop',
    account: '1',
    time: '2026-09-10T10:00:00Z',
    region: 'us-east-1',
    resources: [],
    detail: { id: 7, type: 'note-added', subject: 'JOB#7', data: { name: 'Ada Lovelace' } },
  },
});
const short = { id: 7, type: 'note-added', subject: 'JOB#7' };
const onDisk = () => readFile(join(folder, 'recent-events.jsonl'), 'utf8');

it('An event’s content is shown for a quarter of an hour, and then only its place', async () => {
  let now = 0;
  const recent = await openRecentEvents(folder, { now: () => now });
  const [first, second] = [anEvent('a'), anEvent('b')];
  recent.add(first);
  now = 10 * 60_000;
  recent.add(second);
  expect(recent.list().map(({ event }) => event.detail)).toEqual([second.event.detail, first.event.detail]);
  now = 15 * 60_000;
  expect(recent.list().map(({ event }) => event.detail)).toEqual([second.event.detail, short]);
  first.deliveries[0]!.state = 'delivered';
  recent.changed(first);
  expect(recent.list()[1]).toMatchObject({ deliveries: [{ state: 'delivered' }], event: { detail: short } });
  await recent.close();
});

it('No name is written to disk, and names that an earlier version wrote are removed', async () => {
  const recent = await openRecentEvents(folder);
  recent.add(anEvent('a'));
  await recent.close();
  expect(await onDisk()).toContain('JOB#7');
  expect(await onDisk()).not.toContain('Lovelace');
  await writeFile(join(folder, 'recent-events.jsonl'), `${JSON.stringify(anEvent('old'))}\n`);
  const again = await openRecentEvents(folder);
  expect(again.list().map(({ event }) => event.detail)).toEqual([short]);
  expect(await onDisk()).not.toContain('Lovelace');
  await again.close();
});
