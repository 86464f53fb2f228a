import { describe, expect, it } from 'vitest';
import { selfAssignmentAcceptedExamples } from '../../../events/applications/self-assignment-accepted.ts';
import { interviewDateChangedExamples } from '../../../events/pipeline/interview-date-changed.ts';
import type { AuditedEvent } from '../../../functions/records/audit-line.ts';
import { hashOf, isAuditLine, reasonOf, sealed, versionOf } from '../../../functions/records/audit-line.ts';
import * as places from '../../../functions/records/candidate-on-job.ts';
import { movedCandidate } from '../../../functions/records/moved-candidate.ts';
import type { StoredCandidateOnJob } from '../../../functions/records/candidate-on-job.ts';
import type { Move } from '../../../functions/records/place-move.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { openTable } from '../../../functions/platform/table/table.ts';
import type { SingleWrite } from '../../../functions/platform/table/write.ts';
import { aCandidateOnJob, someTime } from '../../support/builders.ts';
import { withLocalTable } from '../../support/local-table.ts';
import { allItems, refusalText } from '../../support/outcomes.ts';

const onJob: StoredCandidateOnJob = aCandidateOnJob();
const place = keys.candidateOnJob(5001, 3001);
const listed = { ...keys.candidatesInProcess(1001), gsi1sk: someTime };
const story = (marks: object | null) => ({ ...keys.storyHiding(5001, 3001), marks });
const putForward = [
  { ...keys.putForward(2001, onJob), jobId: 5001, candidateId: 3001, managerId: 1001 },
  {
    ...keys.begunJob(2001, 5001, 3001),
    jobId: 5001,
    candidateId: 3001,
    managerId: 1001,
    status: 'submitted',
    statusChangedAt: someTime,
    lastChange: null,
    version: 1,
    hides: true,
  },
];
const later = '2026-09-03T12:40:00.000Z';
const by = { kind: 'user', id: 1001, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' } as const;
const circumstances = { actor: by, at: later, id: 77 };
const move = (over: Partial<Move> = {}): Move => ({
  status: 'submitted',
  lastChange: { from: 'contacted', to: 'submitted', byId: 1001, at: later },
  reason: null,
  interviewAt: null,
  undoneAt: null,
  ...over,
});
const submitted: StoredCandidateOnJob = { ...onJob, status: 'submitted' };
const marks = { hiddenFrom: ['acme'] };

describe('The audit trail of a place', () => {
  const local = withLocalTable();
  const accepted = selfAssignmentAcceptedExamples[0]!;
  const commit = (writes: SingleWrite[]) => openTable(local.tableName, local.documents).write(writes);
  const lines = async () =>
    (await allItems(local)).filter((one) => isAuditLine(one)) as unknown as ReturnType<typeof sealed>[];
  const stored = async () => (await openTable(local.tableName, local.documents).get(place))!;

  it('begins with the place, grows with each move and date, and never forks', async () => {
    await commit(places.newCandidateOnJobWrites({ ...submitted, hiding: marks } as StoredCandidateOnJob, accepted));
    const first = await stored();
    const [begin] = await lines();
    expect(first).toEqual({ ...place, ...submitted, hiding: marks, ...listed, auditHash: hashOf(begin!) });
    expect(begin).toMatchObject({ event: accepted, seal: { previous: '', reason: null } });
    expect(await allItems(local)).toEqual(expect.arrayContaining([...putForward, story(marks)]));

    const rejected = movedCandidate(first, move({ status: 'rejected', reason: 'No' }), circumstances);
    await commit(places.movedCandidateWrites(rejected));
    const second = await stored();
    const moved = (await lines()).find(({ event }) => event.id === 77)!;
    expect(second).toEqual({ ...rejected.after, gsi1pk: undefined, gsi1sk: undefined, auditHash: hashOf(moved) });
    expect(moved.seal).toMatchObject({ previous: first.auditHash });
    await expect(commit(places.movedCandidateWrites(rejected))).rejects.toSatisfy(
      (error) =>
        refusalText(error) === 'conflict | Someone else has just moved this candidate; reload and try again | status',
    );

    const dated = { ...interviewDateChangedExamples[0]!, id: 78, subject: keys.candidateOnJobSubject(5001, 3001) };
    const after = { ...second, interviewAt: later, version: second.version + 1 };
    await commit(places.datedInterviewWrites({ before: second, after, event: dated }));
    const third = await stored();
    expect(third).toEqual({ ...after, auditHash: expect.not.stringMatching(second.auditHash!) as string });

    const gone = movedCandidate(third, move({ status: 'rejected', reason: 'I leave' }), {
      ...circumstances,
      id: 79,
    });
    const former = { id: 3001, firstName: 'A former', lastName: 'candidate', avatar: null };
    await commit(places.withdrawnCandidateWrites({ ...gone, after: { ...gone.after, candidate: former } }));
    const { hiding: _, ...rest } = await stored();
    expect(rest).toMatchObject({ candidate: former, status: 'rejected', version: 4 });
    expect(await stored()).not.toHaveProperty('hiding');
    expect(await lines()).toHaveLength(4);

    await expect(commit(places.newCandidateOnJobWrites(submitted, { ...accepted, id: 80 }))).rejects.toSatisfy(
      (error) => refusalText(error) === 'conflict | The candidate is already on this job',
    );
  });

  it('of a place that was given up continues after its last line', async () => {
    const other = { ...onJob, candidateId: 3002, recruiterId: null };
    const event = { ...accepted, id: 90, subject: keys.candidateOnJobSubject(5001, 3002) };
    const table = openTable(local.tableName, local.documents);
    await table.writeOne({ put: { ...keys.storyLeftBy(5001, 3002), leftBy: 2001 } });
    await commit(places.newCandidateOnJobWrites(other, event, { former: { version: 4, auditHash: 'before' } }));
    const line = (await lines()).find((one) => one.event.id === 90)!;
    expect(line).toMatchObject({ seal: { previous: 'before' }, event: { data: { version: 5 } } });
    expect(await table.get(keys.candidateOnJob(5001, 3002))).toEqual({
      ...keys.candidateOnJob(5001, 3002),
      ...other,
      version: 5,
      auditHash: hashOf(line),
    });
    expect(await table.get(keys.storyLeftBy(5001, 3002))).toBeUndefined();

    // So that what was read of the former place, and comes late, is older than what the recruiter has begun now.
    const again = { ...other, candidateId: 3003, recruiterId: 2001 };
    await commit(
      places.newCandidateOnJobWrites(again, { ...event, id: 91 }, { former: { version: 4, auditHash: 'before' } }),
    );
    expect(await table.get(keys.begunJob(2001, 5001, 3003))).toMatchObject({ version: 5 });
  });

  it('has a hash for every fact of a line but names and titles', () => {
    const { event } = movedCandidate(onJob, move({ reason: 'Why' }), circumstances);
    const hash = (over: object, data: object = {}, { salt = 'salt', previous = 'p' } = {}) =>
      hashOf(sealed({ ...event, ...over, data: { ...event.data, ...data } } as AuditedEvent, previous, salt));
    const base = hash({});
    const changed = [
      hash({ id: 1 }),
      hash({ time: someTime }),
      hash({ actor: { kind: 'system' } }),
      hash({ actor: { ...by, id: 1 } }),
      hash({ actor: { ...by, role: 'recruiter' } }),
      ...Object.entries({
        jobId: 1,
        managerId: 1,
        recruiterId: 1,
        from: 'rejected',
        to: 'rejected',
        interviewAt: later,
        undo: true,
        undoneAt: later,
        version: 9,
        reason: 'Other',
      }).map(([name, value]) => hash({}, { [name]: value })),
      hash({}, { candidate: { ...onJob.candidate, id: 1 } }),
      hash({}, {}, { salt: 'other' }),
      hash({}, {}, { previous: 'other' }),
    ];
    expect(new Set([base, ...changed]).size).toBe(changed.length + 1);
    expect(
      hash(
        { actor: { ...by, firstName: 'Dan' } },
        { jobTitle: 'Other', candidate: { ...onJob.candidate, firstName: 'P' } },
      ),
    ).toBe(base);
    const hashes = [accepted, interviewDateChangedExamples[0]!].flatMap((one: AuditedEvent) =>
      [0, 9].map((version) => hashOf(sealed({ ...one, data: { ...one.data, version } } as AuditedEvent, '', ''))),
    );
    expect(new Set([base, ...hashes]).size).toBe(5);
  });

  it('has a version for each line, and a reason where a move gave one', () => {
    const { version: _, ...first } = accepted.data as Record<string, unknown>;
    expect(versionOf({ ...accepted, data: first } as AuditedEvent)).toBe(1);
    expect(versionOf({ ...accepted, data: { ...accepted.data, version: 5 } })).toBe(5);
    const { event } = movedCandidate(onJob, move({ reason: 'Why' }), circumstances);
    expect([versionOf(event), reasonOf(event), reasonOf(accepted)]).toEqual([2, 'Why', null]);
    expect([
      isAuditLine({ event }),
      isAuditLine({ note: 'A' }),
      isAuditLine({ event: { type: 'candidate-note-added' } }),
    ]).toEqual([true, false, false]);
  });
});
