import { describe, expect, it } from 'vitest';
import { changeHiding } from '../../../../functions/features/candidate-profile/change-record.ts';
import { saveRecord } from '../../../../functions/features/candidate-profile/profile-record.steps.ts';
import {
  refreshJob,
  refreshMoved,
  refreshPerson,
} from '../../../../functions/features/candidate-profile/refresh-search.steps.ts';
import { showHiding } from '../../../../functions/features/candidate-profile/show-hiding.steps.ts';
import { recordChanged, type CandidateRecord } from '../../../../functions/records/candidate-profile.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { actorOf, personOf } from '../../../support/an-application.ts';
import { aClock, anActor, someTime as at } from '../../../support/builders.ts';

const person = { ...anActor('candidate'), createdAt: at, status: 'active' } as never;
const record = (over: object = {}) =>
  ({
    head: undefined,
    employeeInfo: undefined,
    educations: [],
    certifications: [],
    workExperiences: [],
    ...over,
  }) as never as CandidateRecord;

it('From whom a candidate hides changes in versions, and names recruiters whom they have met', async () => {
  const form = { companies: ['acme.example'], findableBy: 'confirmed', confirmed: [2001] };
  const hide = (hiding: object | undefined, over: object = {}) =>
    changeHiding({ candidateId: 3001, record: record({ hiding }) }, { ...form, ...over } as never, new Set([2001]));
  expect(hide(undefined)).toMatchObject({
    section: 'hiding',
    change: 'added',
    record: { hiding: { ...form, version: 1 } },
  });
  expect(hide({ ...form, version: 3 }, { version: 3 })).toMatchObject({
    change: 'changed',
    record: { hiding: { version: 4 } },
  });
  const message = 'You can confirm recruiters you have met on a job';
  expect(() => hide(undefined, { confirmed: [2001, 2002] })).toThrow(
    expect.objectContaining({ kind: 'invalid', errors: [{ key: 'confirmed', message }] }),
  );
  expect(() => hide({ ...form, version: 3 }, { version: 2 })).toThrow(
    expect.objectContaining({ kind: 'conflict', message: 'Someone else has changed this; reload it and try again' }),
  );
  const shown = (hiding: object | undefined) =>
    showHiding(anActor('candidate') as never, 3001, {
      candidateProfileStore: {
        account: async () => person,
        standingOf: async () => ({ viewer: 'candidate', relation: 'stranger', choice: 'recruiters' }) as const,
        record: async () => record({ hiding }),
        recruitersKnownTo: async (_id: number, others: readonly number[]) =>
          [2002, ...others].map((id) => ({ ...anActor('recruiter'), id })) as never,
      },
    });
  const recruiter = (id: number) => ({ ...personOf('recruiter'), id });
  expect(await shown(undefined)).toEqual({
    version: 0,
    companies: [],
    findableBy: null,
    confirmed: [],
    known: [recruiter(2002)],
  });
  expect(await shown({ ...form, version: 3 })).toEqual({
    version: 3,
    companies: ['acme.example'],
    findableBy: 'confirmed',
    confirmed: [recruiter(2001)],
    known: [recruiter(2002), recruiter(2001)],
  });
});

describe('A record that changes at the same moment', () => {
  it('is decided and saved again, five times at most', async () => {
    const saving = (failures: number, failure: Error = recordChanged) => {
      const saved: unknown[] = [];
      const store = {
        account: async () => person,
        standingOf: async () => ({ viewer: 'candidate', relation: 'stranger', choice: 'recruiters' }) as const,
        record: async () => record(),
        save: async (...given: unknown[]) => {
          saved.push(given);
          if (saved.length <= failures) throw failure;
        },
      };
      const change = { section: 'hiding', change: 'added', entryId: null, record: record(), writes: [] } as const;
      const needs = { candidateProfileStore: store, clock: aClock() } as never;
      const done = saveRecord({ actor: anActor('candidate'), candidateId: 3001 }, () => change, needs);
      return { saved, done };
    };
    const fourth = saving(4);
    await fourth.done;
    expect(fourth.saved).toHaveLength(5);
    expect(fourth.saved[4]).toMatchObject([
      person,
      {},
      { section: 'hiding' },
      {
        type: 'candidate-profile-changed',
        time: at,
        actor: actorOf('candidate'),
        subject: keys.userSubject(3001),
        data: { candidateId: 3001, section: 'hiding', entryId: null, change: 'added' },
      },
    ]);
    const fifth = saving(5);
    await expect(fifth.done).rejects.toBe(recordChanged);
    expect(fifth.saved).toHaveLength(5);
    const other = saving(1, new Error('gone'));
    await expect(other.done).rejects.toThrow('gone');
    expect(other.saved).toHaveLength(1);
  });

  it('is made findable again for the moves that matter, five times at most', async () => {
    const tried: number[] = [];
    const needs = (failures: number) => {
      tried.length = 0;
      return {
        candidateProfileStore: {
          candidatesOn: async () => [3001, 3002],
          refresh: async (id: number) => {
            tried.push(id);
            if (tried.length <= failures) throw recordChanged;
          },
        },
      };
    };
    await refreshPerson(3001, at, needs(4));
    expect(tried).toEqual([3001, 3001, 3001, 3001, 3001]);
    await expect(refreshPerson(3001, at, needs(5))).rejects.toBe(recordChanged);
    const moved = async (from: string | null, to: string) => {
      await refreshMoved({ data: { from, to, candidate: { id: 3001 } }, time: at } as never, needs(0));
      return tried.length;
    };
    expect([
      await moved('rejected', 'contacted'),
      await moved('contacted', 'rejected'),
      await moved('contacted', 'submitted'),
    ]).toEqual([1, 1, 0]);
    const ofJob = async (data: object) => {
      await refreshJob({ data: { jobId: 5001, ...data }, time: at } as never, needs(0));
      return tried.toSorted();
    };
    expect(await ofJob({})).toEqual([3001, 3002]);
    expect(await ofJob({ from: 'closed', to: 'signed' })).toEqual([3001, 3002]);
    expect(await ofJob({ from: 'signed', to: 'on_hold' })).toEqual([]);
  });
});
