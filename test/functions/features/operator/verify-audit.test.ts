import { describe, expect, it } from 'vitest';
import { auditStore } from '../../../../functions/features/operator/audit.store.ts';
import { checkAudit } from '../../../../functions/features/operator/check-audit.steps.ts';
import type { AuditReport } from '../../../../functions/features/operator/check-audit.steps.ts';
import { verifyAudit } from '../../../../functions/features/operator/verify-audit.ts';
import { forgetStory } from '../../../../functions/features/personal-data/erasure/forget-person.ts';
import { changeCandidateStatus } from '../../../../functions/domain/pipeline/change-candidate-status.ts';
import { changeInterviewDate } from '../../../../functions/features/pipeline/change-interview-date.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import type { AuditLine } from '../../../../functions/records/audit-line.ts';
import { isAuditLine } from '../../../../functions/records/audit-line.ts';
import { newCandidateOnJobWrites } from '../../../../functions/records/candidate-on-job.ts';
import { newJobWrites } from '../../../../functions/records/job.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { eventActor, eventOf, eventWrite } from '../../../../functions/platform/table/outbox.ts';
import { aCandidateOnJob, aClock, aJob, anActor } from '../../../support/builders.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

const moves = ['submitted', 'rejected', 'first_interview_scheduled'] as const;
const manager = anActor('manager');

describe('The audit trail of a candidate on a job', () => {
  let jobId = 8000;
  const table = withLocalTable(tableIn);

  /** A candidate who was put on a job of their own, submitted, rejected for a reason and brought back for another. */
  async function aTrail() {
    const clock = aClock();
    const job = aJob({ id: ++jobId });
    const onJob = aCandidateOnJob({ jobId, job: { id: jobId, title: job.title, points: 0 } });
    const { candidate, recruiter, managerId } = onJob;
    const event = eventOf('self-assignment-accepted', {
      id: clock.newId(),
      at: clock.now(),
      actor: eventActor(anActor('recruiter')),
      subject: keys.candidateOnJobSubject(jobId, candidate.id),
      data: { applicationId: 1, job: { id: jobId, title: job.title }, managerId, recruiter, candidate },
    });
    await table.write(newJobWrites(job, Date.parse(clock.now())));
    await table.write(newCandidateOnJobWrites(onJob, event));
    const pair = { jobId, candidateId: onJob.candidateId };
    const store = pipelineStore(table);
    for (const status of moves)
      await store.saveStatusChange(
        changeCandidateStatus(
          await store.position(pair, manager),
          { status, reason: `because of ${status}` },
          { actor: manager, at: clock.now(), id: clock.newId() },
        ),
      );
    const lines = (await table.query(keys.storyOf(jobId, pair.candidateId), { consistent: true })).filter(isAuditLine);
    const key = (line: number) => keys.event(lines[line]!.event.subject, lines[line]!.event.id);
    return { ...pair, lines, key };
  }

  async function faultsOf(trail: { jobId: number }): Promise<unknown[]> {
    const found: unknown[] = [];
    let next: AuditReport['next'];
    do {
      const report: AuditReport = await checkAudit(auditStore(table), next);
      found.push(...report.faults.filter((fault) => fault.jobId === trail.jobId));
      next = report.next;
    } while (next);
    return found.map((fault) => {
      const { version, fault: what } = fault as { version: number; fault: string };
      return `${version} ${what}`;
    });
  }

  async function storedTrail({ jobId: id, candidateId }: { jobId: number; candidateId: number }) {
    const onJob = await table.get(keys.candidateOnJob(id, candidateId), { consistent: true });
    const lines = await table.query(keys.storyOf(id, candidateId), { consistent: true });
    return { onJob: onJob!, lines: lines.filter(isAuditLine) };
  }

  const edited = (line: AuditLine, over: object): AuditLine => ({
    ...line,
    event: { ...line.event, data: { ...line.event.data, ...over } } as AuditLine['event'],
  });

  it('is sound after every move that the product makes, from the first line on (PLUS-10)', async () => {
    const trail = await aTrail();
    expect(trail.lines).toHaveLength(4);
    expect(await faultsOf(trail)).toEqual([]);
  });

  it.each([
    ['from', { from: 'contacted' }, 2],
    ['to', { to: 'hiring_onboarding' }, 1],
    ['reason', { reason: 'another one' }, 2],
    ['removed reason', { reason: null }, 3],
    ['candidate', { candidate: { id: 9, firstName: 'P', lastName: 'I', avatar: null } }, 1],
  ])('shows a changed %s by the version of its line (PLUS-10)', async (_, over, line) => {
    const trail = await aTrail();
    const { pk, sk } = trail.key(line);
    await table.writeOne({ update: { pk, sk }, set: { event: edited(trail.lines[line]!, over).event } });
    expect(await faultsOf(trail)).toEqual([`${line + 1} changed`]);
  });

  it.each([
    ['who', { actor: { kind: 'user', id: 77, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' } }],
    ['when', { time: '2026-08-01T10:00:00.000Z' }],
  ])('shows a line whose %s was changed (PLUS-10)', async (_, over) => {
    const trail = await aTrail();
    await table.writeOne({ update: trail.key(1), set: { event: { ...trail.lines[1]!.event, ...over } } });
    expect(await faultsOf(trail)).toEqual(['2 changed']);
  });

  it.each([0, 1, 2, 3])('shows that line %i is missing, be it the first or the last (PLUS-10)', async (line) => {
    const trail = await aTrail();
    await table.writeOne({ remove: trail.key(line) });
    expect(await faultsOf(trail)).toEqual([`${line + 1} missing`]);
  });

  it('shows a status that no line explains, and a line that was added (PLUS-10)', async () => {
    const trail = await aTrail();
    const at = keys.candidateOnJob(trail.jobId, trail.candidateId);
    await table.writeOne({ update: at, set: { status: 'candidate_selected' } });
    expect(await faultsOf(trail)).toEqual(['4 changed']);
    await table.writeOne({ update: at, set: { status: 'first_interview_scheduled' } });
    const added = edited(trail.lines[3]!, { version: 5 }).event;
    await table.writeOne(eventWrite({ ...added, id: added.id + 1 } as AuditLine['event']));
    expect(await faultsOf(trail)).toEqual(['5 changed']);
  });

  it('has a line for a changed interview date too, which shows when that date or the status after it is changed (PLUS-10)', async () => {
    const trail = await aTrail();
    const store = pipelineStore(table);
    const change = changeInterviewDate(await store.position(trail, manager), '2036-09-01T10:00:00.000Z', {
      actor: manager,
      at: '2026-09-03T10:00:00.000Z',
      id: 9_000_000_000_000_000,
    });
    await store.saveInterviewDate(change);
    expect(await faultsOf(trail)).toEqual([]);
    const at = keys.candidateOnJob(trail.jobId, trail.candidateId);
    await table.writeOne({ update: at, set: { status: 'second_interview_scheduled' } });
    expect(await faultsOf(trail)).toEqual(['5 changed']);
    await table.writeOne({ update: at, set: { status: 'first_interview_scheduled' } });
    const event = { ...change.event, data: { ...change.event.data, to: '2036-09-02T10:00:00.000Z' } };
    await table.writeOne({ update: keys.event(event.subject, event.id), set: { event } });
    expect(await faultsOf(trail)).toEqual(['5 changed']);
  });

  it('is not written over: a second line under the same key is refused (PLUS-10)', async () => {
    const trail = await aTrail();
    const over = eventWrite(edited(trail.lines[1]!, { to: 'rejected' }).event);
    await expect(table.writeOne(over)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    expect(await faultsOf(trail)).toEqual([]);
  });

  it('stays sound when erasure removes a name and what was written about its bearer, and only then', async () => {
    const trail = await aTrail();
    const who = {
      id: trail.candidateId,
      role: 'candidate',
      email: 'priya@example.com',
      jobs: new Set<number>(),
    } as const;
    for (const [place, line] of trail.lines.entries()) {
      const { event, seal } = forgetStory(line, who);
      expect(JSON.stringify([event, seal])).not.toMatch(/Priya|because/);
      expect(seal?.reason?.salt ?? null).toBeNull();
      await table.writeOne({ update: trail.key(place), set: { event, seal } });
    }
    expect(await faultsOf(trail)).toEqual([]);
  });

  it('begins with the first sealed line where earlier ones have no seal', async () => {
    const trail = await aTrail();
    const old = await aTrail();
    for (const line of [0, 1, 2, 3]) await table.writeOne({ update: old.key(line), remove: ['seal'] });
    await table.writeOne({ update: keys.candidateOnJob(old.jobId, old.candidateId), remove: ['auditHash'] });
    expect(await faultsOf(old)).toEqual([]);
    const store = pipelineStore(table);
    const clock = aClock('2026-09-02T10:00:00.000Z');
    const next = changeCandidateStatus(
      await store.position(old, manager),
      { status: 'candidate_selected' },
      { actor: manager, at: clock.now(), id: clock.newId() },
    );
    await store.saveStatusChange(next);
    expect(await faultsOf(old)).toEqual([]);
    const { onJob, lines } = await storedTrail(old);
    expect(verifyAudit(onJob, lines.toReversed())).toEqual([]);
    await table.writeOne({ remove: keys.event(next.event.subject, next.event.id) });
    expect(await faultsOf(old)).toEqual(['5 missing']);
    expect(await faultsOf(trail)).toEqual([]);
  });
});
