import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../../events/catalogue.ts';
import { eventsOf } from '../../../events/subscriptions.ts';
import type { LiveEvent } from '../../../functions/live-updates/compose-update.ts';
import { composeUpdate } from '../../../functions/live-updates/compose-update.ts';

const modules = import.meta.glob<Record<string, AnyEvent[]>>('../../../events/*/*.examples.ts', { eager: true });
const examples = Object.values(modules).flatMap((module) => Object.values(module).flat());
const exampleOf = <T extends LiveEvent['type']>(type: T) =>
  examples.find((example) => example.type === type) as Extract<LiveEvent, { type: T }>;

const expected = {
  'avatar-changed': () => {
    const { data } = exampleOf('avatar-changed');
    return [[data.userId], { type: 'avatar', uploadId: data.uploadId, state: 'done', reason: null }];
  },
  'avatar-refused': () => {
    const { data } = exampleOf('avatar-refused');
    return [[data.userId], { type: 'avatar', uploadId: data.uploadId, state: 'refused', reason: data.reason }];
  },
  'candidate-note-added': () => {
    const { data } = exampleOf('candidate-note-added');
    const place = { jobId: data.jobId, candidateId: data.candidateId };
    return [[data.managerId, data.recruiterId], { type: 'candidate-on-job', ...place, version: null }];
  },
  'candidate-status-changed': () => {
    const { data } = exampleOf('candidate-status-changed');
    const place = { jobId: data.jobId, candidateId: data.candidate.id };
    return [[data.managerId, data.recruiterId], { type: 'candidate-on-job', ...place, version: data.version }];
  },
  'data-export-ready': () => {
    const { data } = exampleOf('data-export-ready');
    return [[data.userId], { type: 'data-export-ready', exportId: data.exportId }];
  },
} satisfies Record<LiveEvent['type'], () => unknown>;

describe('What open pages receive, and whose', () => {
  it.each(Object.entries(expected))('of %s', (type, told) => {
    const { userIds, update } = composeUpdate(exampleOf(type as LiveEvent['type']));
    expect([userIds, update]).toEqual(told());
  });

  it('is decided for every event that live updates subscribe to, but for ended sessions', () => {
    expect([...Object.keys(expected), 'sessions-ended'].sort()).toEqual(eventsOf('live-updates').sort());
  });

  it('says that no picture is left when it was removed', () => {
    const changed = exampleOf('avatar-changed');
    const { update } = composeUpdate({ ...changed, data: { ...changed.data, avatar: null } });
    expect(update).toMatchObject({ type: 'avatar', state: 'none' });
  });
});
