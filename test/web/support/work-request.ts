/** A person of the Novaks. */
export const aNovak = (id: number, firstName: string, avatar: string | null = null) => ({
  id,
  firstName,
  lastName: 'Novak',
  avatar,
});

/** A manager's request to a recruiter to work on a job. */
export const aWorkRequest = {
  id: 5,
  job: { id: 77, title: 'Night nurse' },
  manager: aNovak(1001, 'Daniel', '/daniel.png'),
  recruiter: aNovak(2009, 'Bela', '/bela.png'),
  state: 'created',
  message: 'You know this ward.',
  createdAt: '2026-09-01T10:00:00.000Z',
  answeredAt: '2026-09-01T11:00:00.000Z',
  startedAt: '2026-09-01T12:00:00.000Z',
  endedAt: '2026-09-01T13:00:00.000Z',
};
