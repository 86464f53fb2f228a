import { expect, it } from 'vitest';
import { accepts, operation, queryOf } from './operation.ts';

const names = { firstName: 'Ana', lastName: 'Reyes' };
const passwords = { password: 'Str0ng!pass', confirmationPassword: 'Str0ng!pass' };
const token = 'abcdefghijklmnopqrstuv';
const isPublic = (address: string) => operation(address).roles === 'anyone';

it('Managers sign up without a token (API-10, PERM-44)', () => {
  expect(isPublic('POST /api/auth/sign-up/manager')).toBe(true);
  expect(
    accepts('POST /api/auth/sign-up/manager', { ...names, email: 'ana@example.com', ...passwords, accept: true }),
  ).toBe(true);
});

it('Recruiters sign up without a token (API-11, PERM-44)', () => {
  expect(isPublic('POST /api/auth/sign-up/recruiter')).toBe(true);
  expect(
    accepts('POST /api/auth/sign-up/recruiter', { ...names, email: 'ana@example.com', ...passwords, accept: true }),
  ).toBe(true);
});

it('Candidates sign up with country, favourites and campaign, without a token (API-12, API-13, AUTH-47, PERM-44)', () => {
  const form = {
    ...names,
    email: 'ana@example.com',
    country: 'India',
    ...passwords,
    accept: true,
    findableBy: 'recruiters',
    favoriteJobs: [17],
    campaign: 'healthcare',
  };
  expect(isPublic('POST /api/auth/sign-up/candidate')).toBe(true);
  expect(accepts('POST /api/auth/sign-up/candidate', form)).toBe(true);
  expect(accepts('POST /api/auth/sign-up/candidate', { ...form, country: 'France' })).toBe(false);
  expect(accepts('POST /api/auth/sign-up/candidate', { ...form, findableBy: undefined })).toBe(false);
});

it('Signing in takes email and password and no token (API-14, PERM-45, AUTH-46)', () => {
  expect(isPublic('POST /api/auth/sign-in')).toBe(true);
  expect(accepts('POST /api/auth/sign-in', { email: 'ana@example.com', password: 'anything' })).toBe(true);
  expect(accepts('POST /api/auth/sign-in', { email: 'ana@example.com' })).toBe(false);
  expect(accepts('POST /api/auth/sign-in', { password: 'anything' })).toBe(false);
});

it('An address is confirmed by the mailed token (API-15, PERM-46, AUTH-53)', () => {
  expect(isPublic('POST /api/auth/confirmation')).toBe(true);
  expect(accepts('POST /api/auth/confirmation', { confirmationToken: token })).toBe(true);
  expect(accepts('POST /api/auth/confirmation', {})).toBe(false);
});

it('A password is recovered by email (API-16, PERM-47, AUTH-48)', () => {
  expect(isPublic('POST /api/auth/password/recovery')).toBe(true);
  expect(accepts('POST /api/auth/password/recovery', { email: 'ana@example.com' })).toBe(true);
  expect(accepts('POST /api/auth/password/recovery', {})).toBe(false);
});

it('A new password is set by token (API-17, PERM-48, AUTH-49)', () => {
  expect(isPublic('POST /api/auth/password/update')).toBe(true);
  expect(accepts('POST /api/auth/password/update', { token, ...passwords })).toBe(true);
  expect(accepts('POST /api/auth/password/update', passwords)).toBe(false);
});

it('A recruiter invitation is accepted by token, names and passwords (API-18, AUTH-50, DEC-36)', () => {
  expect(isPublic('POST /api/recruiter/accept-invitation')).toBe(true);
  const form = { invitationToken: token, email: 'ana@example.com', ...names, ...passwords };
  expect(accepts('POST /api/recruiter/accept-invitation', form)).toBe(true);
  for (const field of ['invitationToken', 'firstName', 'lastName', 'password', 'confirmationPassword'])
    expect(accepts('POST /api/recruiter/accept-invitation', { ...form, [field]: undefined })).toBe(false);
});

it('A recommendation is accepted by token and address, without an access token (API-19) (AUTH-51, DEC-36)', () => {
  const form = { token, email: 'ana@example.com', ...names, ...passwords, findableBy: 'nobody' };
  expect(isPublic('POST /api/candidate/recommendations/accept')).toBe(true);
  expect(accepts('POST /api/candidate/recommendations/accept', form)).toBe(true);
  expect(accepts('POST /api/candidate/recommendations/accept', { ...form, email: undefined })).toBe(false);
  expect(accepts('POST /api/candidate/recommendations/accept', { ...form, token: undefined })).toBe(false);
});

it('A recommendation is accepted with names and passwords, and nothing beyond them (AUTH-52)', () => {
  const form = { token, email: 'ana@example.com', ...names, ...passwords, findableBy: 'nobody' };
  for (const field of ['findableBy', 'firstName', 'lastName', 'password', 'confirmationPassword'])
    expect(accepts('POST /api/candidate/recommendations/accept', { ...form, [field]: undefined })).toBe(false);
  expect(accepts('POST /api/candidate/recommendations/accept', { ...form, role: 'manager' })).toBe(false);
});

it('An invited candidate signs up by the token of the invitation (API-13)', () => {
  const form = {
    ...names,
    email: 'ana@example.com',
    ...passwords,
    accept: true,
    findableBy: 'nobody',
    invitationToken: token,
  };
  expect(accepts('POST /api/auth/sign-up/candidate', form)).toBe(true);
  expect(accepts('POST /api/auth/sign-up/candidate', { ...form, invitationToken: 'not a token' })).toBe(false);
});

it('An address can be checked as a form would take it (API-20)', () => {
  expect(queryOf('GET /api/users/check-email', { email: 'Ana@Example.com' })).toEqual({ email: 'ana@example.com' });
});

it('The constants are public (API-23, PERM-49)', () => {
  expect(isPublic('GET /api/lookups/constants')).toBe(true);
});

it('The constants at /api/lookups/constants are named sets of keys with their labels (API-24)', () => {
  const { response } = operation('GET /api/lookups/constants');
  const sets = { jobStatus: [{ key: 'signed', label: 'Open' }] };
  expect(response.parse(sets)).toEqual(sets);
  expect(response.safeParse({ jobStatus: [{ key: 'signed' }] }).success).toBe(false);
});

it('The countries are public (LOOK-17, PERM-51)', () => {
  expect(isPublic('GET /api/lookups/countries')).toBe(true);
});

it('A public search returns cities by name, 25 by default (LOOK-16, PERM-52)', () => {
  expect(isPublic('GET /api/lookups/cities')).toBe(true);
  expect(queryOf('GET /api/lookups/cities', { name: 'aus', used1st: 'true' })).toEqual({
    name: 'aus',
    used1st: true,
    take: 25,
  });
});

it('A city is public by its id (LOOK-19, PERM-53)', () => {
  expect(isPublic('GET /api/lookups/cities/{id}')).toBe(true);
});

it('The tags are public (LOOK-20, PERM-54)', () => {
  expect(isPublic('GET /api/lookups/tags')).toBe(true);
  expect(queryOf('GET /api/lookups/tags', { q: 'rea' })).toEqual({ q: 'rea' });
});

it('Guest jobs and campaigns are public (PERM-02, PERM-50)', () => {
  expect(isPublic('GET /api/guest/jobs/{id}')).toBe(true);
  expect(isPublic('GET /api/guest/jobs')).toBe(true);
  expect(isPublic('GET /api/guest/campaigns')).toBe(true);
});

it('Guest jobs accept paging, order, filter and campaign, 50 on a page (API-33)', () => {
  expect(
    queryOf('GET /api/guest/jobs', { campaign: 'finance', order: 'asc', filter: { countryId: '840' } }),
  ).toMatchObject({ page: 1, perPage: 50, campaign: 'finance', order: 'asc', filter: { countryId: 840 } });
});

it('Guest campaigns accept a host name (API-36)', () => {
  expect(queryOf('GET /api/guest/campaigns', { hostname: 'cyber.example.com' })).toMatchObject({
    hostname: 'cyber.example.com',
  });
});
