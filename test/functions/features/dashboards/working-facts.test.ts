import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { candidateNoteAddedExamples } from '../../../../events/pipeline/candidate-note-added.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { candidateStatusChangedExamples } from '../../../../events/pipeline/candidate-status-changed.ts';
import { selfAssignmentAcceptedExamples } from '../../../../events/applications/self-assignment-accepted.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { readWorkingFactsHandler } from '../../../../functions/features/dashboards/counter.handlers.ts';
import { workingFactsOf } from '../../../../functions/domain/counters/working-facts.ts';
import { accountsIn } from '../../../../functions/records/account.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

type Move = EventOf<'candidate-status-changed'>;
const move = candidateStatusChangedExamples[0] as Move;
const accepted = selfAssignmentAcceptedExamples[0] as EventOf<'self-assignment-accepted'>;
const closed = jobClosedExamples[0] as EventOf<'job-closed'>;
const day = 86_400_000;

describe('How a manager or recruiter works', () => {
  const local = withLocalTable();
  let drawn = 1;
  const now = '2026-11-18T20:00:00.000Z';
  const clock = { ...aClock(), now: () => now };
  const [daniel, olivia] = [{ id: closed.data.manager.id }, { id: 2001 }];
  const table = () => openTable('hirehub', local.documents);

  async function happens(
    event: EventOf<'candidate-status-changed' | 'self-assignment-accepted' | 'job-closed' | 'candidate-note-added'>,
  ) {
    await count({ ...event, id: (drawn += 2) }, countersStore(table(), clock));
  }
  const after = (days: number) => new Date(Date.parse('2026-11-01T10:00:00.000Z') + days * day).toISOString();
  const moves = (from: Move['data']['from'], to: Move['data']['to'], days: number) =>
    happens({
      ...move,
      time: after(days),
      data: {
        ...move.data,
        managerId: daniel.id,
        recruiterId: olivia.id,
        from,
        to,
        since: after(0),
        undo: false,
        undoneAt: null,
      },
    });
  /** A candidate of Olivia’s on Daniel’s job, answered after so many days, or not yet. */
  async function submitted(answeredAfter: number | null, to: Move['data']['to'] = 'rejected') {
    const recruiter = { id: olivia.id, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
    await happens({ ...accepted, time: after(0), data: { ...accepted.data, managerId: daniel.id, recruiter } });
    await moves('contacted', 'submitted', 0);
    if (answeredAfter !== null) await moves('submitted', to, answeredAfter);
  }
  const factsOf = async ({ id }: { id: number }, role: Role = 'recruiter') => {
    const needs = { accounts: accountsIn(table()), dashboardsStore: dashboardsStore(table()), clock };
    return resultOf(readWorkingFactsHandler, { params: { id }, actor: anActor(role) }, needs);
  };

  it('is counted from events: days to the first answer, answers, interviews, notes and hires, never from fewer than five cases (PLUS-14)', async () => {
    for (const [role, { id }] of [
      ['manager', daniel],
      ['recruiter', olivia],
    ] as const)
      await table().writeOne({ put: { ...keys.account(id), ...anActor(role, { id }), status: 'active' } });
    for (const days of [1, 2, 2, 9]) await submitted(days);
    const none = { firstAnswer: null, answered: null, interviewed: null, notes: null, hired: null };
    for (const one of [daniel, olivia]) expect(await factsOf(one)).toMatchObject(none);
    const note = candidateNoteAddedExamples[0] as EventOf<'candidate-note-added'>;
    for (const { id } of [daniel, daniel, olivia])
      await happens({ ...note, time: after(1), actor: { ...note.actor, id } as typeof note.actor });
    await submitted(4, 'first_interview_scheduled');
    await submitted(null);
    const some = {
      firstAnswer: { of: 5, days: 2 },
      answered: { of: 6, count: 5 },
      interviewed: { of: 6, count: 1 },
      hired: { of: 6, count: 0 },
    };
    for (const one of [daniel, olivia]) expect(await factsOf(one)).toMatchObject(some);
    expect([(await factsOf(daniel)).notes, (await factsOf(olivia)).notes]).toEqual([
      { of: 6, count: 2 },
      { of: 6, count: 1 },
    ]);
    const forCandidates = { ...none, firstAnswer: some.firstAnswer };
    expect(await factsOf(daniel, 'candidate'), 'when a manager answers, and no more').toMatchObject(forCandidates);
    expect(await refusalOf(factsOf(olivia, 'candidate'))).toMatchObject({ kind: 'notFound' });
    const recruiter = { id: olivia.id, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
    await happens({ ...closed, time: after(5), data: { ...closed.data, recruiter } });
    expect((await factsOf(olivia)).hired).toEqual({ of: 6, count: 1 });
    expect((await factsOf(daniel)).to).toBe('2026-11-18T20:15:00.000Z');
  });

  it('is shown of managers and recruiters alone (PLUS-14)', async () => {
    await table().writeOne({ put: { ...keys.account(3001), ...anActor('candidate', { id: 3001 }), status: 'active' } });
    for (const id of [3001, 9]) expect(await refusalOf(factsOf({ id }))).toMatchObject({ kind: 'notFound' });
  });
});

it('What happened at the end of a range is not of it, and what happened at its beginning is', () => {
  const range = { from: Date.parse('2026-11-02T00:00:00.000Z'), to: Date.parse('2026-11-09T00:00:00.000Z') };
  const counts = { candidates: 5, notes: 1 };
  const facts = workingFactsOf(
    [
      { at: range.from, counts },
      { at: range.to, counts },
    ],
    { ...range, before: null, steps: [] },
  );
  expect(facts).toMatchObject({ notes: { of: 5, count: 1 } });
});
