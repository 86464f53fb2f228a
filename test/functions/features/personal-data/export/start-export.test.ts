import { describe, expect, it } from 'vitest';
import {
  archiveName,
  exportShown,
  nextAt,
  startExport,
  stateOf,
} from '../../../../../functions/features/personal-data/export/start-export.ts';
import type { StoredExport } from '../../../../../functions/records/data-export.ts';
import { anActor, someTime } from '../../../../support/builders.ts';

const minutesAgo = (minutes: number) => new Date(Date.parse(someTime) - minutes * 60_000).toISOString();
const daysAgo = (days: number) => minutesAgo(days * 24 * 60);
const circumstances = { actor: anActor('candidate'), at: someTime, id: 9, eventId: 10 };
const { archive: fresh } = startExport([], circumstances);
const an = (over: Partial<StoredExport>): StoredExport => ({ ...fresh, ...over });

describe('The state of an archive', () => {
  it.each([
    ['preparing', an({}), 'preparing'],
    ['preparing for 14 minutes', an({ requestedAt: minutesAgo(14) }), 'preparing'],
    ['preparing for 15 minutes', an({ requestedAt: minutesAgo(15) }), 'failed'],
    ['ready', an({ state: 'ready', requestedAt: daysAgo(6) }), 'ready'],
    ['ready and old', an({ state: 'ready', expiresAt: someTime }), 'expired'],
  ] as const)('%s is shown as it is', (_, archive, expected) => {
    expect(stateOf(archive, someTime)).toBe(expected);
  });
});

describe('Starting an archive', () => {
  it('keeps it for seven days and emits its event', () => {
    expect(fresh).toMatchObject({
      state: 'preparing',
      expiresAt: '2026-09-08T10:00:00.000Z',
      userId: circumstances.actor.id,
    });
    expect(startExport([], circumstances).event.data).toEqual({ exportId: 9, userId: circumstances.actor.id });
  });

  it('is refused while another is being built', () => {
    expect(() => startExport([an({})], circumstances)).toThrow('already being prepared');
  });

  it('is refused for an hour after the last, with the remaining time', () => {
    expect(() => startExport([an({ state: 'ready', requestedAt: minutesAgo(50) })], circumstances)).toThrow(
      expect.objectContaining({
        kind: 'tooMany',
        retryAfter: 600,
        message: 'You can start the next archive at 10:10 UTC',
      }),
    );
    expect(nextAt([an({ state: 'ready', requestedAt: minutesAgo(60) })], someTime)).toBeNull();
  });

  it('does not count one that failed', () => {
    expect(startExport([an({ requestedAt: minutesAgo(20) })], circumstances).archive.state).toBe('preparing');
  });
});

it('shows sizes and no keys of files', () => {
  expect(exportShown(an({ state: 'ready', parts: [{ key: 'exports/u/9.zip', bytes: 100 }] }), someTime).parts).toEqual([
    { bytes: 100 },
  ]);
});

it('names its parts', () => {
  expect(archiveName({ requestedAt: someTime, parts: [{ key: 'a', bytes: 1 }] }, 1)).toBe(
    'hirehub-my-data-2026-09-01.zip',
  );
  expect(
    archiveName(
      {
        requestedAt: someTime,
        parts: [
          { key: 'a', bytes: 1 },
          { key: 'b', bytes: 1 },
        ],
      },
      2,
    ),
  ).toBe('hirehub-my-data-2026-09-01-2-of-2.zip');
});
