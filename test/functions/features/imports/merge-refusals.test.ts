import { describe, expect, it } from 'vitest';
import {
  mergeImportedCandidateHandler,
  undoCandidateMergeHandler,
} from '../../../../functions/features/imports/candidate-merge.handlers.ts';
import { mergeImports } from '../../../../functions/features/imports/merge-imports.ts';
import type { CandidateMerge } from '../../../../functions/records/candidate-merge.ts';
import type { ImportedCandidate } from '../../../../functions/records/imported-candidate.ts';
import { mostEntries } from '../../../../shared/constants/candidate-profile.ts';
import { anImport } from '../../../support/a-resume.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled, refusalOf } from '../../../support/handle.ts';

const actor = anActor('recruiter', { id: 7001 });
const now = '2026-11-25T09:00:00.000Z';
const [one, other] = [anImport({ id: 1, version: 3 }), anImport({ id: 2, version: 5, firstName: 'Augusta' })];
const person = { firstName: 'Grace', lastName: 'Hopper' } as never;
const stale = { kind: 'conflict', message: 'One of the two was changed meanwhile; compare them again' };

/** What a merge saves of these imports, seen by a recruiter who works with the registered candidate or does not. */
async function merged(body: object, isWorking = true) {
  const saved: [CandidateMerge, ImportedCandidate | undefined][] = [];
  const needs = {
    importsStore: { imported: async ({ id }: { id: number }) => [one, other].find((each) => each.id === id) },
    mergesStore: {
      saveMerged: async (merge: CandidateMerge, survivor: ImportedCandidate | undefined) =>
        void saved.push([merge, survivor]),
    },
    registeredStore: { asSeenBy: async () => ({ person, isWorking }) },
    clock: aClock(now),
  };
  const whole = { into: { kind: 'imported', id: 2 }, take: [], version: 3, intoVersion: 5, ...body };
  const { result } = await handled(mergeImportedCandidateHandler, { actor, params: { id: 1 }, body: whole }, needs);
  return { result, saved };
}
const registered = { into: { kind: 'registered', id: 3001 }, intoVersion: null };

describe('A merge', () => {
  it.each([{ version: 2 }, { intoVersion: 4 }, { intoVersion: null }])(
    'of another version than was compared is refused: %j',
    async (over) => {
      expect(await refusalOf(merged(over))).toMatchObject(stale);
    },
  );

  it('into a registered candidate replaces nothing of theirs, and adds only for those who work with them', async () => {
    const replaced = 'A registered candidate keeps what they say of themselves';
    expect(await refusalOf(merged({ ...registered, take: ['educations', 'name'] }))).toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'take', message: replaced }],
    });
    expect(await refusalOf(merged({ ...registered, take: ['educations'] }, false))).toMatchObject({
      kind: 'forbidden',
      message: 'You may add to this profile while you share an open job with the candidate',
    });
    expect((await merged(registered, false)).saved).toMatchObject([[{ taken: [], into: { id: 3001 } }, undefined]]);
    const { saved } = await merged({ ...registered, take: ['educations'] });
    expect(saved).toMatchObject([
      [{ id: 1, taken: ['educations'], replaced: {}, mergedAt: now, state: 'merged' }, undefined],
    ]);
  });

  it('into an import keeps the survivor and takes what was chosen', async () => {
    const { saved } = await merged({ take: ['name'] });
    expect(saved).toMatchObject([[{ replaced: { firstName: 'Augusta' } }, { id: 2, firstName: 'Ada', version: 6 }]]);
  });

  it('into itself, or of more entries than a section has, is refused', () => {
    const decision = { absorbed: one, into: { kind: 'imported' as const, id: 1 }, take: [], at: now };
    expect(() => mergeImports(one, decision)).toThrow(
      expect.objectContaining({ kind: 'invalid', errors: [{ key: 'into', message: 'Choose another candidate' }] }),
    );
    const schools = (count: number, first: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: first + at,
        version: 1,
        school: `School ${first + at}`,
      })) as never;
    const into = { ...other, educations: schools(mostEntries - 1, 100) };
    const adding = (count: number) =>
      mergeImports(into, { ...decision, absorbed: { ...one, educations: schools(count, 500) }, take: ['educations'] });
    expect(adding(1).survivor.educations).toHaveLength(mostEntries);
    expect(() => adding(2)).toThrow(
      expect.objectContaining({ kind: 'conflict', message: `At most ${mostEntries} entries; take fewer over` }),
    );
  });
});

describe('Undoing a merge', () => {
  const merge: CandidateMerge = {
    id: 1,
    recruiterId: 7001,
    absorbed: one,
    into: { kind: 'imported', id: 2 },
    taken: [],
    replaced: {},
    mergedAt: '2026-11-24T09:00:00.000Z',
    state: 'merged',
  };
  async function undone(merges: CandidateMerge[], at = now, survivor: ImportedCandidate | undefined = other) {
    const saved: (ImportedCandidate | undefined)[] = [];
    const mergesStore = {
      merge: async ({ id }: { id: number }) => merges.find((each) => each.id === id),
      merges: async () => merges,
      saveUndone: async (_merge: CandidateMerge, after: ImportedCandidate | undefined) => void saved.push(after),
    };
    const needs = { mergesStore, importsStore: { imported: async () => survivor }, clock: aClock(at) };
    await handled(undoCandidateMergeHandler, { actor, params: { id: 1 } }, needs);
    return saved;
  }

  it.each<[string, CandidateMerge[], string, string]>([
    [
      'that was undone already',
      [{ ...merge, state: 'undone' }],
      now,
      'There is no such merge; it was undone, or the candidate has claimed or refused the profile',
    ],
    ['after 30 days', [merge], '2026-12-24T09:00:00.000Z', 'A merge can be undone for 30 days'],
    [
      'whose survivor was merged too',
      [merge, { ...merge, id: 2, into: { kind: 'imported', id: 4 } }],
      now,
      'The candidate who was kept was merged too; undo that merge first',
    ],
  ])('%s is refused', async (_what, merges, at, message) => {
    expect(await refusalOf(undone(merges, at))).toMatchObject({ message });
  });

  it('leaves the survivor in its next version, and nothing where it is gone or registered', async () => {
    expect(await undone([merge], '2026-12-24T08:59:59.999Z')).toMatchObject([{ id: 2, version: 6 }]);
    const filled: CandidateMerge = { ...merge, into: { kind: 'registered', id: 3001 } };
    expect(await undone([filled])).toEqual([undefined]);
  });
});
