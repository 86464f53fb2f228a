import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import { roles } from '../../../shared/constants/roles.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { accepts, operation, queryOf } from './operation.ts';

const all = Object.values(contract).flatMap((routes) => Object.values<RouteDefinition>(routes));
const rolesOf = (...addresses: string[]) => [...new Set(addresses.flatMap((address) => operation(address).roles))];

it('Every operation is below /api (API-01)', () => {
  expect(all.every(({ path }) => path.startsWith('/api/'))).toBe(true);
});

it('A session of any role can be verified (API-09)', () => {
  expect(operation('GET /api/auth/verify').roles).toEqual(roles);
});

describe('One’s own profile', () => {
  it('is read by every role (API-25)', () => {
    expect(operation('GET /api/profile').roles).toEqual(roles);
  });

  it('is changed by names, places, phone, birthday and notification settings (API-26)', () => {
    const form = {
      firstName: 'Ana',
      lastName: 'Reyes',
      countryId: 840,
      cityId: 4_671_654,
      phonePrefix: '+1',
      phone: '512 555 0175',
      notificationSettings: { expiresIn: { value: 30 } },
      birthday: '1990-02-28',
    };
    expect(accepts('PUT /api/profile', form)).toBe(true);
    expect(accepts('PUT /api/profile', { ...form, role: 'super_manager' })).toBe(false);
  });

  it('has its password changed by the old one and the new one twice (API-28)', () => {
    expect(
      accepts('PATCH /api/profile/password', {
        oldPassword: 'old',
        newPassword: 'Str0ng!pass',
        confirmPassword: 'Str0ng!pass',
      }),
    ).toBe(true);
    expect(accepts('PATCH /api/profile/password', { newPassword: 'Str0ng!pass', confirmPassword: 'Str0ng!pass' })).toBe(
      false,
    );
  });
});

describe('Notifications', () => {
  it('are returned 50 to a page (API-38, NOTIF-01)', () => {
    expect(queryOf('GET /api/notifications')).toEqual({ page: 1, perPage: 50 });
  });

  it('have an unread list of their own (API-39)', () => {
    expect(operation('GET /api/notifications/unread').roles).toEqual(roles);
  });

  it('are marked as viewed by their ids (API-40)', () => {
    expect(accepts('POST /api/notifications/view', [17, 18])).toBe(true);
  });
});

describe('Only a manager', () => {
  it('asks to become a super manager (API-32, PERM-27)', () => {
    expect(rolesOf('POST /api/manager/super-manager-request')).toEqual(['manager']);
  });

  it('posts, changes, holds, closes and reopens jobs', () => {
    expect(
      rolesOf(
        'POST /api/manager/jobs',
        'PUT /api/manager/jobs/{id}',
        'POST /api/manager/jobs/{id}/hold',
        'POST /api/manager/jobs/{id}/close',
        'POST /api/manager/jobs/{id}/reopen',
      ),
    ).toEqual(['manager']);
  });

  it('has campaigns (PERM-23)', () => {
    expect(
      rolesOf('GET /api/manager/campaigns', 'POST /api/manager/campaigns', 'GET /api/manager/campaigns/{id}'),
    ).toEqual(['manager']);
  });

  it('has clients: a list to choose from, pages, one, and what changes them (PERM-25, CLIENT-15 to CLIENT-19)', () => {
    expect(
      rolesOf(
        'GET /api/manager/clients/options',
        'GET /api/manager/clients',
        'GET /api/manager/clients/{id}',
        'POST /api/manager/clients',
        'PUT /api/manager/clients/{id}',
        'DELETE /api/manager/clients/{id}',
      ),
    ).toEqual(['manager']);
  });

  it('has associated skills (PERM-24)', () => {
    expect(
      rolesOf(
        'GET /api/manager/skills',
        'GET /api/manager/skills/{id}',
        'POST /api/manager/skills',
        'DELETE /api/manager/skills/{id}/associated/{associatedTagId}',
      ),
    ).toEqual(['manager']);
  });

  it('creates jobs, clients, campaigns, skills, meetings and times away (PERM-28)', () => {
    expect(
      rolesOf(
        'POST /api/manager/jobs',
        'POST /api/manager/clients',
        'POST /api/manager/campaigns',
        'POST /api/manager/skills',
        'POST /api/manager/events',
        'POST /api/manager/unavailability',
      ),
    ).toEqual(['manager']);
  });

  it('posts jobs, hires through recruiters, and has clients, campaigns, skills, recruiters and a calendar (PERM-21)', () => {
    expect(
      rolesOf(
        'POST /api/manager/jobs',
        'PUT /api/manager/jobs/{id}/recruiters',
        'POST /api/manager/jobs/{id}/close',
        'PUT /api/manager/clients/{id}',
        'PUT /api/manager/campaigns/{id}',
        'DELETE /api/manager/skills/{id}/associated/{associatedTagId}',
        'DELETE /api/manager/recruiters/{id}',
        'POST /api/manager/events',
      ),
    ).toEqual(['manager']);
  });

  it('has recruiters and invites them (PERM-26, PERM-29, PERM-30)', () => {
    expect(
      rolesOf(
        'GET /api/manager/recruiters',
        'GET /api/manager/recruiters/invitations',
        'POST /api/manager/recruiters/invitations',
      ),
    ).toEqual(['manager']);
  });
});

describe('A recruiter', () => {
  it('works with candidates, jobs, self-assignments, approvals, imports, resumes and rewards (PERM-19)', () => {
    for (const address of [
      'GET /api/candidates',
      'GET /api/recruiter/jobs',
      'POST /api/recruiter/self-assignments/{id}/accept',
      'POST /api/recruiter/self-assignments/{id}/decline',
      'GET /api/candidates/{candidateId}/profile',
      'PUT /api/candidates/{candidateId}/approve',
    ])
      expect(operation(address).roles, address).toContain('recruiter');
    expect(
      rolesOf(
        'GET /api/recruiter/imported-candidates/{id}',
        'PUT /api/recruiter/imported-candidates/{id}',
        'GET /api/recruiter/resumes',
        'POST /api/recruiter/resumes/add-to-queue',
        'GET /api/recruiter/rewards/{id}',
      ),
    ).toEqual(['recruiter']);
  });

  it('has points and redeems them, as a candidate does who invites others (PERM-19, PLUS-42)', () => {
    expect(rolesOf('GET /api/recruiter/points', 'POST /api/recruiter/points/redeem')).toEqual([
      'recruiter',
      'candidate',
    ]);
  });
});

describe('A candidate', () => {
  it('changes their own profile and, like recruiters, events of their own (PERM-09, PLUS-48)', () => {
    for (const address of [
      'PUT /api/profile',
      'POST /api/candidates/{candidateId}/educations',
      'POST /api/candidates/{candidateId}/certifications',
      'POST /api/candidates/{candidateId}/work-experiences',
      'POST /api/candidates/{candidateId}/employee-info',
    ])
      expect(operation(address).roles, address).toContain('candidate');
    expect(
      rolesOf(
        'POST /api/calendar/own-events',
        'PUT /api/calendar/own-events/{eventId}',
        'DELETE /api/calendar/own-events/{eventId}',
      ),
    ).toEqual(['recruiter', 'candidate']);
  });
});

describe('Lists', () => {
  it('have 25 rows by default (CONST-06)', () => {
    expect(queryOf('GET /api/manager/jobs')).toMatchObject({ page: 1, perPage: 25 });
  });

  it('of clients have 15 (CONST-09)', () => {
    expect(queryOf('GET /api/manager/clients')).toMatchObject({ perPage: 15 });
  });

  it('of candidates have 10 (CONST-10)', () => {
    expect(queryOf('GET /api/candidates')).toMatchObject({ page: 1, perPage: 10 });
  });

  it('of candidates are narrowed and ordered by these values, and by no other (CAND-27)', () => {
    const wishes = {
      scope: ['all', 'mine', 'favorite'],
      order_by: ['match', 'relevance', 'createdAt', 'name', 'rate', 'salary', 'experience', 'distance'],
      order: ['asc', 'desc'],
    };
    for (const [name, values] of Object.entries(wishes))
      for (const value of values)
        expect(queryOf('GET /api/candidates', { [name]: value })).toMatchObject({ [name]: value });
    for (const filter of [{ current: 'assigned' }, { current: 'all' }, { tagsMatch: 'all' }, { tagsMatch: 'any' }])
      expect(queryOf('GET /api/candidates', { filter })).toMatchObject({ filter });
    const wrong = [
      { scope: 'x' },
      { order_by: 'x' },
      { order: 'x' },
      { filter: { current: 'x' } },
      { filter: { tagsMatch: 'x' } },
    ];
    const { query } = operation('GET /api/candidates').request;
    for (const one of wrong) expect(query?.safeParse(one).success, JSON.stringify(one)).toBe(false);
  });

  it('of messages have 20 (CHAT-27)', () => {
    expect(queryOf('GET /api/chat/channels/{id}/messages')).toMatchObject({ perPage: 20 });
  });

  it.each(['/api/manager/dashboard', '/api/recruiter/dashboard', '/api/super-manager/managers'])(
    'of closed jobs have 10: %s/closed-jobs (CONST-11)',
    (path) => {
      expect(queryOf(`GET ${path}/closed-jobs`)).toMatchObject({ page: 1, perPage: 10 });
    },
  );

  it('of jobs start with one’s own open ones (JOB-35, JOB-36)', () => {
    expect(queryOf('GET /api/manager/jobs')).toMatchObject({ status: 'signed', ownership: 'own' });
  });

  it('of a recruiter’s jobs start with the new ones (JOB-37, DEC-17)', () => {
    expect(queryOf('GET /api/recruiter/jobs')).toMatchObject({ status: 'new' });
  });
});
