import { describe, expect, it } from 'vitest';
import { callers, closed, heardOf, routes } from './calls.ts';
import type { Row, Verdict } from './row.ts';

// What an interviewer gets where it is not what any other manager gets: their interviews, and scorecards. 404: no candidate
// has come to an interview of theirs, and that one is on the job at all is not theirs to know (PLUS-54).
const asInterviewer: Readonly<Record<string, Verdict>> = {
  'pipeline.listOwnInterviews': 200,
  'pipeline.readScorecards': 404,
  'pipeline.submitScorecard': 404,
};

const cells = closed.flatMap(([name, row]): [string, Row, Verdict][] => {
  const unrelated = routes.has(name) && typeof row.manager === 'object' ? row.manager.unrelated : undefined;
  return unrelated === undefined ? [] : [[name, row, asInterviewer[name] ?? unrelated]];
});

// In a file of its own, because the real entries keep the table that they were first given.
describe('A call of a colleague who only interviews for a job', () => {
  const { responseTo, renew } = callers({ as: 'interviewer' });

  it.each(cells)('of %s gives what any other manager gets, but for their interviews', async (name, row, expected) => {
    await renew();
    expect(heardOf(await responseTo(name, row, 'manager', 'unrelated'), expected)).toBe(String(expected));
  });
});
