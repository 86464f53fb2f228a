import { describe, expect, it } from 'vitest';
import * as merges from '../../../functions/records/candidate-merge.ts';
import type { CandidateMerge } from '../../../functions/records/candidate-merge.ts';
import * as imports from '../../../functions/records/imported-candidate.ts';
import type { ImportedCandidate } from '../../../functions/records/imported-candidate.ts';
import * as ownResumes from '../../../functions/records/own-resume.ts';
import * as resumes from '../../../functions/records/parsed-resume.ts';
import type { StoredResume } from '../../../functions/records/parsed-resume.ts';
import { listedIn } from '../../../functions/platform/table/key.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { resumeLimits, type ResumeStatus } from '../../../shared/constants/resume.ts';
import { mergeUndoDays } from '../../../shared/model/candidate-merge.ts';
import { someTime } from '../../support/builders.ts';
import { describeWrites } from '../../support/outcomes.ts';

const kept = Date.parse(someTime) / 1000 + resumeLimits.keptDays * 86_400;
const later = '2026-09-02T10:00:00.000Z';
const moment = { id: 99, at: someTime };

const resume = {
  id: 50,
  recruiterId: 7,
  filename: 'cv.pdf',
  contentType: 'application/pdf',
  hash: 'a1',
  status: 'uploaded',
  reason: null,
  name: null,
  attempts: 0,
  uploadedAt: someTime,
  changedAt: someTime,
} as StoredResume;
const item = (over: object = {}) => ({ ...keys.parsedResume(7, 50), ...resume, ttl: kept, ...over });
const text = { facts: {}, document: {} } as unknown as resumes.StoredResumeText;
const parts = [
  { ...keys.resumeText(7, 50), ...text, ttl: kept },
  { ...keys.resumeHash(7, 'a1'), id: 50, ttl: kept },
];
const settled = 'conflict | This resume has been settled already';
const interrupted = { ...resume, status: 'failed', reason: 'interrupted', attempts: 3 } as StoredResume;
const repeated = () => resumes.repeatedResumeWrite(interrupted, later);
const event = (status: ResumeStatus) => (resumes.resumeChangedWrite(resume, status, moment) as { put: object }).put;
const statuses: Record<ResumeStatus, boolean> = {
  uploaded: true,
  queued: true,
  parsing: true,
  parsed: false,
  imported: false,
  failed: false,
  cancelled: false,
} as Record<ResumeStatus, boolean>;

describeWrites('An uploaded resume', [
  ['is stored for a while', () => resumes.newResumeWrite(resume), [], [item()]],
  ['is stored once', () => resumes.newResumeWrite(resume), [item()], settled],
  ...(Object.keys(statuses) as ResumeStatus[]).map(
    (status) =>
      [
        `that is ${status} ${statuses[status] ? 'may be read' : 'is settled'}`,
        () => resumes.resumeStatusWrite(resume, { status: 'parsed', changedAt: later, name: 'Priya' }),
        [item({ status })],
        statuses[status] ? [item({ status: 'parsed', changedAt: later, name: 'Priya' })] : settled,
      ] as const,
  ),
  ['that was interrupted is read again', repeated, [item(interrupted)], [item({ status: 'queued', changedAt: later })]],
  ['that changed meanwhile is not read again', repeated, [item({ ...interrupted, changedAt: later })], settled],
  ['of another status is not read again', repeated, [item()], settled],
  [
    'that was read is imported, and says so',
    () => resumes.importedResumeWrites(resume, moment),
    [item({ status: 'parsed', changedAt: later })],
    [item({ status: 'imported' }), event('imported')],
  ],
  [
    'is imported once',
    () => resumes.importedResumeWrites(resume, moment),
    [item({ status: 'imported' })],
    'conflict | This resume was imported already, or is not read yet',
  ],
  ['has a text and a hash', () => [resumes.resumeTextWrite(resume, text), resumes.resumeHashWrite(resume)], [], parts],
  ['is removed with everything that was read in it', () => resumes.removedResumeWrites(resume), [item(), ...parts], []],
  ['that is gone is not removed', () => resumes.removedResumeWrites(resume), [], 'notFound | There is no such resume'],
  ['that is gone is erased', () => resumes.erasedResumeWrites(resume), parts, []],
]);

describe('An uploaded resume', () => {
  const asOf = (status: ResumeStatus, milliseconds: number) => {
    const { status: shown, reason } = resumes.resumeAsOf(
      { ...resume, status },
      new Date(Date.parse(someTime) + milliseconds).toISOString(),
    );
    return [shown, reason];
  };

  it('fails without its file or its end, in time', () => {
    const [received, read] = [resumeLimits.receivedWithin * 60_000, resumeLimits.readWithin * 60_000];
    expect([asOf('uploaded', received), asOf('uploaded', received + 1)]).toEqual([
      ['uploaded', null],
      ['failed', 'notReceived'],
    ]);
    for (const status of ['queued', 'parsing'] as const)
      expect([asOf(status, read), asOf(status, read + 1)]).toEqual([
        [status, null],
        ['failed', 'interrupted'],
      ]);
    expect(asOf('parsed', read + received)).toEqual(['parsed', null]);
  });

  it('waits until it is settled, and is read again where it was not read', () => {
    expect((Object.keys(statuses) as ResumeStatus[]).filter((status) => resumes.isWaiting({ status }))).toEqual([
      'uploaded',
      'queued',
      'parsing',
    ]);
    const may = (status: ResumeStatus, reason: StoredResume['reason']) => resumes.mayRepeat({ status, reason });
    expect([
      may('cancelled', null),
      may('failed', 'interrupted'),
      may('failed', 'notReceived'),
      may('parsed', null),
    ]).toEqual([true, true, false, false]);
  });

  it('says to its owner what became of it, until it leaves', () => {
    expect(event('parsed')).toMatchObject({
      ttl: kept,
      event: {
        id: 99,
        time: someTime,
        type: 'parsed-resume-changed',
        actor: { kind: 'system' },
        subject: keys.parsedResumesOf(7).pk,
        data: { recruiterId: 7, resumeId: 50, status: 'parsed' },
      },
    });
  });
});

const own = {
  id: 50,
  path: 'a',
  filename: 'cv.pdf',
  contentType: 'application/pdf',
  uploadedAt: someTime,
};
const newer = { ...own, id: 51 };
const ofProfile = (over: object = {}) => ({
  ...keys.ownResume(8),
  part: 'resume',
  ...own,
  others: [],
  version: 1,
  ...over,
});
const ofOlder = { ...keys.ownResume(8), part: 'resume', ...own };
const another = 'conflict | Your resumes were changed at the same moment; try again';
describeWrites('A candidate’s own resumes', [
  ['begin with the first', () => ownResumes.ownResumesWrite(8, [own], undefined), [], [ofProfile()]],
  ['begin once', () => ownResumes.ownResumesWrite(8, [own], undefined), [ofProfile({ id: 49 })], another],
  [
    'are written over those that were read, the default first',
    () => ownResumes.ownResumesWrite(8, [newer, own], { ...own, version: 1 }),
    [ofProfile()],
    [ofProfile({ ...newer, others: [own], version: 2 })],
  ],
  [
    'are written over one that was stored before there were several',
    () => ownResumes.ownResumesWrite(8, [newer, own], own),
    [ofOlder],
    [ofProfile({ ...newer, others: [own] })],
  ],
  [
    'are written over no others',
    () => ownResumes.ownResumesWrite(8, [own], { ...own, version: 1 }),
    [ofProfile({ version: 2 })],
    another,
  ],
  [
    'are not taken for those of before they were several',
    () => ownResumes.ownResumesWrite(8, [newer], own),
    [ofProfile()],
    another,
  ],
  ['are removed with the last', () => ownResumes.ownResumesWrite(8, [], { ...own, version: 1 }), [ofProfile()], []],
  [
    'that changed meanwhile stay',
    () => ownResumes.ownResumesWrite(8, [], { ...own, version: 1 }),
    [ofProfile({ version: 2 })],
    another,
  ],
]);

const imported = {
  id: 60,
  recruiterId: 7,
  email: 'p@example.com',
  firstName: 'Priya',
  importedAt: someTime,
  version: 1,
} as ImportedCandidate;
const importItem = (over: object = {}) => ({
  ...keys.importedCandidate(7, 60),
  ...imported,
  ...listedIn(keys.itemsNaming(imported.email), '0000000000000060'),
  ttl: kept,
  ...over,
});
const second = { ...imported, version: 2 };
const changed = 'conflict | This candidate was changed meanwhile; reload and try again';
describeWrites('An imported candidate', [
  ['is the first', () => imports.importedCandidateWrite(imported), [], [importItem()]],
  ['is the first once', () => imports.importedCandidateWrite(imported), [importItem()], changed],
  ['is changed', () => imports.importedCandidateWrite(second), [importItem()], [importItem(second)]],
  ['is changed as it was read', () => imports.importedCandidateWrite(second), [importItem(second)], changed],
  ['is removed', () => imports.removedImportWrites(imported, [imported.email]), [importItem()], []],
  ['goes into a merge', () => imports.absorbedImportWrite(imported), [importItem()], []],
  ['goes into a merge as it was compared', () => imports.absorbedImportWrite(imported), [importItem(second)], changed],
  ['comes back', () => imports.restoredImportWrite(second), [], [importItem(second)]],
  ['comes back once', () => imports.restoredImportWrite(second), [importItem()], changed],
]);

const merge = {
  id: 60,
  recruiterId: 7,
  absorbed: imported,
  into: { kind: 'imported', id: 61 },
  taken: [],
  replaced: {},
  mergedAt: someTime,
  state: 'merged',
} as unknown as CandidateMerge;
const mergeItem = (over: object = {}) => ({
  ...keys.candidateMerge(7, 60),
  ...merge,
  ...listedIn(keys.itemsNaming(imported.email), '0000000000000060'),
  ttl: kept,
  ...over,
});
const registered = { ...merge, into: { kind: 'registered', id: 8 } } as unknown as CandidateMerge;
const intoProfile = (over: object = {}) => mergeItem({ into: registered.into, ...over });
const undone = 'conflict | This merge was undone already';
const filled = () => merges.filledMergeWrite(merge, [1, 2], later);
const system = { kind: 'system' } as const;
describeWrites('A merge', [
  [
    'is stored without the keys of what it absorbed',
    () => merges.newMergeWrite({ ...merge, absorbed: importItem() as never }),
    [],
    [mergeItem()],
  ],
  [
    'is stored once',
    () => merges.newMergeWrite(merge),
    [mergeItem()],
    'conflict | A former merge is still being undone; try again in a moment',
  ],
  ['of imports that is undone is gone', () => merges.undoneMergeWrite(merge), [mergeItem()], []],
  [
    'into a profile that is undone waits for the profile',
    () => merges.undoneMergeWrite(registered),
    [intoProfile()],
    [intoProfile({ state: 'undone' })],
  ],
  ['is undone once', () => merges.undoneMergeWrite(registered), [intoProfile({ state: 'undone' })], undone],
  ['of another time is not undone', () => merges.undoneMergeWrite(merge), [mergeItem({ mergedAt: later })], undone],
  ['fills a profile', filled, [mergeItem()], [mergeItem({ filledAt: later, filled: [1, 2] })]],
  [
    'fills a profile once',
    filled,
    [mergeItem({ filledAt: someTime })],
    'conflict | This merge has been settled already',
  ],
  [
    'that is undone fills no profile',
    filled,
    [mergeItem({ state: 'undone' })],
    'conflict | This merge has been settled already',
  ],
  ['is removed', () => merges.removedMergeWrite(merge), [mergeItem()], []],
]);

describe('A merge', () => {
  it('can be undone for a time, and no longer than the import would have lasted', () => {
    const until = (mergedAt: string) => merges.undoUntil({ ...merge, mergedAt });
    expect(until(someTime)).toBe(new Date(Date.parse(someTime) + mergeUndoDays * 86_400_000).toISOString());
    expect(until('2027-09-01T10:00:00.000Z')).toBe(new Date(kept * 1000).toISOString());
  });

  it('leaves with its events', () => {
    const both = [
      merges.mergedEventWrite(merge, { ...moment, actor: system }),
      merges.undoneEventWrite(merge, { ...moment, actor: system }),
    ] as unknown as { put: { event: { type: string } } }[];
    expect(both.map(({ put }) => put.event.type)).toEqual(['candidates-merged', 'candidate-merge-undone']);
    for (const { put } of both)
      expect(put).toMatchObject({
        ttl: kept,
        event: { subject: keys.candidateMerges(7).pk, data: { recruiterId: 7, mergeId: 60, into: merge.into } },
      });
  });

  it('is followed to the import that is left, and back to all that became part of it', () => {
    const into = (id: number, to: number, over: object = {}) =>
      ({ ...merge, id, into: { kind: 'imported', id: to }, ...over }) as CandidateMerge;
    const all = [into(60, 61), into(61, 62), into(70, 62), into(80, 81), { ...registered, id: 90 }];
    expect([60, 61, 62, 70, 80, 90].map((id) => merges.survivorOf(all, id))).toEqual([62, 62, 62, 62, 81, 90]);
    expect(merges.survivorOf([into(60, 61, { state: 'undone' })], 60)).toBe(60);
    expect(merges.mergesAround(all, 61).map(({ id }) => id)).toEqual([60, 61, 70]);
    expect(merges.mergesAround(all, 90).map(({ id }) => id)).toEqual([90]);
  });
});
