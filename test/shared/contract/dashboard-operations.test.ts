import { describe, expect, it } from 'vitest';
import { candidateJobScopes } from '../../../shared/model/application.ts';
import { operation, queryOf } from './operation.ts';

/** An operation of a dashboard, and whether it is of a range and has pages. */
type Shown = [address: string, isRanged: boolean, isPaged: boolean];

const shown: Record<'manager' | 'candidate' | 'recruiter', Record<string, Shown>> = {
  manager: {
    'counters and statistics': ['GET /api/manager/dashboard', true, false],
    'top recruiters': ['GET /api/manager/dashboard/top-recruiters', true, false],
    'closed jobs': ['GET /api/manager/dashboard/closed-jobs', true, true],
    'clients’ closure rate': ['GET /api/manager/dashboard/clients-closure-rate', true, true],
    'what slows open jobs': ['GET /api/manager/dashboard/open-jobs', false, true],
  },
  candidate: {
    'lists of jobs': ['GET /api/candidate/jobs', true, true],
    'pending and invited candidates': ['GET /api/candidate/invitations', true, true],
  },
  recruiter: {
    'jobs in progress': ['GET /api/recruiter/jobs', false, true],
    'counters and statistics': ['GET /api/recruiter/dashboard', true, false],
    'closed jobs': ['GET /api/recruiter/dashboard/closed-jobs', true, true],
    skills: ['GET /api/recruiter/dashboard/skills', true, true],
    clients: ['GET /api/recruiter/dashboard/clients', true, true],
    'top recruiters': ['GET /api/recruiter/dashboard/top-recruiters', true, false],
    leaderboard: ['GET /api/recruiter/leaderboard', true, true],
  },
};

function expectShown(role: keyof typeof shown): void {
  for (const [what, [address, isRanged, isPaged]] of Object.entries(shown[role])) {
    expect(operation(address).roles, what).toContain(role);
    const asked = { range: 'month', zone: 'America/New_York' };
    const expected = { ...(isRanged && asked), ...(isPaged && { page: 1 }) };
    expect(queryOf(address, isRanged ? asked : {}), what).toMatchObject(expected);
  }
}

describe('The operations of a dashboard', () => {
  it('of a manager are counters and statistics, rankings, closed jobs by range and page, and open jobs (DASH-39)', () => {
    expectShown('manager');
    expect(queryOf('GET /api/manager/dashboard/closed-jobs', { range: 'year', page: 3 })).toMatchObject({ page: 3 });
  });

  it('of a candidate are lists of jobs and of invited candidates, each with a range (DASH-39)', () => {
    expectShown('candidate');
    for (const scope of candidateJobScopes)
      expect(queryOf('GET /api/candidate/jobs', { scope, range: 'week' })).toMatchObject({ scope, range: 'week' });
  });

  it('of a recruiter are jobs in progress, counters, closed jobs, skills, clients and rankings (DASH-40)', () => {
    expectShown('recruiter');
    expect(queryOf('GET /api/recruiter/jobs', { status: 'in_progress' })).toMatchObject({ status: 'in_progress' });
  });
});
