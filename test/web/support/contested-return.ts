const at = '2026-03-01T12:00:00.000Z';
const person = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName, avatar: null });

/** A bounty whose return its recruiter contests with these words. */
export const aContestedReturn = (words: string) => ({
  id: 72,
  points: 400,
  at,
  job: { id: 5001, title: 'ICU nurse' },
  candidate: person(3001, 'Priya', 'Iyer'),
  recruiter: person(2001, 'Olivia', 'Brandt'),
  manager: person(1001, 'Daniel', 'Reyes'),
  claimId: 9001,
  leaving: {
    leftOn: '2026-02-20',
    reason: 'She moved.',
    saidAt: at,
    points: 400,
    contestUntil: at,
    contest: { at, words },
    decision: null,
  },
});
