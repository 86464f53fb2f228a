import { expect, it } from 'vitest';
import { accepts, operation, queryOf } from './operation.ts';

const names = { firstName: 'Ana', lastName: 'Reyes' };
const passwords = { password: 'Str0ng!pass', confirmationPassword: 'Str0ng!pass' };
const token = 'abcdefghijklmnopqrstuv';
const isPublic = (address: string) => operation(address).roles === 'anyone';

it('signs up managers without a token (API-10, PERM-44)', () => {
  expect(isPublic('POST /api/auth/sign-up/manager')).toBe(true);
  expect(
    accepts('POST /api/auth/sign-up/manager', { ...names, email: 'ana@example.com', ...passwords, accept: true }),
  ).toBe(true);
});

it('signs up recruiters without a token (API-11)', () => {
  expect(isPublic('POST /api/auth/sign-up/recruiter')).toBe(true);
  expect(
    accepts('POST /api/auth/sign-up/recruiter', { ...names, email: 'ana@example.com', ...passwords, accept: true }),
  ).toBe(true);
});

it('signs up candidates with country, favourites and campaign (API-12, API-13, AUTH-47)', () => {
  const form = {
    ...names,
    email: 'ana@example.com',
    country: 'India',
    ...passwords,
    accept: true,
    favoriteJobs: [17],
    campaign: 'healthcare',
  };
  expect(isPublic('POST /api/auth/sign-up/candidate')).toBe(true);
  expect(accepts('POST /api/auth/sign-up/candidate', form)).toBe(true);
  expect(accepts('POST /api/auth/sign-up/candidate', { ...form, country: 'France' })).toBe(false);
});

it('signs in with email and password, without a token (API-14, PERM-45, AUTH-46)', () => {
  expect(isPublic('POST /api/auth/sign-in')).toBe(true);
  expect(accepts('POST /api/auth/sign-in', { email: 'ana@example.com', password: 'anything' })).toBe(true);
});

it('confirms by the mailed token (API-15, PERM-46, AUTH-53)', () => {
  expect(isPublic('POST /api/auth/confirmation')).toBe(true);
  expect(accepts('POST /api/auth/confirmation', { confirmationToken: token })).toBe(true);
  expect(accepts('POST /api/auth/confirmation', {})).toBe(false);
});

it('recovers a password by email (API-16, PERM-47, AUTH-48)', () => {
  expect(isPublic('POST /api/auth/password/recovery')).toBe(true);
  expect(accepts('POST /api/auth/password/recovery', { email: 'ana@example.com' })).toBe(true);
});

it('updates a password by token (API-17, PERM-48, AUTH-49)', () => {
  expect(isPublic('POST /api/auth/password/update')).toBe(true);
  expect(accepts('POST /api/auth/password/update', { token, ...passwords })).toBe(true);
  expect(accepts('POST /api/auth/password/update', passwords)).toBe(false);
});

it('accepts a recruiter invitation by token, names and passwords (API-18, AUTH-50)', () => {
  expect(isPublic('POST /api/recruiter/accept-invitation')).toBe(true);
  expect(
    accepts('POST /api/recruiter/accept-invitation', {
      invitationToken: token,
      email: 'ana@example.com',
      ...names,
      ...passwords,
    }),
  ).toBe(true);
});

it('accepts a recommendation by token and address, without an access token (API-19) (AUTH-51)', () => {
  const form = { token, email: 'ana@example.com', ...names, ...passwords };
  expect(isPublic('POST /api/candidate/recommendations/accept')).toBe(true);
  expect(accepts('POST /api/candidate/recommendations/accept', form)).toBe(true);
  expect(accepts('POST /api/candidate/recommendations/accept', { ...form, email: undefined })).toBe(false);
  expect(accepts('POST /api/candidate/recommendations/accept', { ...form, token: undefined })).toBe(false);
});

it('accepts a recommendation with names and passwords, and nothing beyond them (AUTH-52)', () => {
  const form = { token, email: 'ana@example.com', ...names, ...passwords };
  for (const field of ['firstName', 'lastName', 'password', 'confirmationPassword'])
    expect(accepts('POST /api/candidate/recommendations/accept', { ...form, [field]: undefined })).toBe(false);
  expect(accepts('POST /api/candidate/recommendations/accept', { ...form, role: 'manager' })).toBe(false);
});

it('signs up an invited candidate by the token of the invitation (API-13)', () => {
  const form = { ...names, email: 'ana@example.com', ...passwords, accept: true, invitationToken: token };
  expect(accepts('POST /api/auth/sign-up/candidate', form)).toBe(true);
  expect(accepts('POST /api/auth/sign-up/candidate', { ...form, invitationToken: 'not a token' })).toBe(false);
});

it('checks whether an address is taken (API-20)', () => {
  expect(queryOf('GET /api/users/check-email', { email: 'Ana@Example.com' })).toEqual({ email: 'ana@example.com' });
});

it('answers the constants without a token (API-23, PERM-49)', () => {
  expect(isPublic('GET /api/lookups/constants')).toBe(true);
});

it('has the constants at /api/lookups/constants, sets of keys with their labels by name (API-24)', () => {
  const { response } = operation('GET /api/lookups/constants');
  const sets = { jobStatus: [{ key: 'signed', label: 'Open' }] };
  expect(response.parse(sets)).toEqual(sets);
  expect(response.safeParse({ jobStatus: [{ key: 'signed' }] }).success).toBe(false);
});

it('answers countries without a token (LOOK-17, PERM-51)', () => {
  expect(isPublic('GET /api/lookups/countries')).toBe(true);
});

it('answers cities by name, 25 unless told, without a token (LOOK-16, PERM-52)', () => {
  expect(isPublic('GET /api/lookups/cities')).toBe(true);
  expect(queryOf('GET /api/lookups/cities', { name: 'aus', used1st: 'true' })).toEqual({
    name: 'aus',
    used1st: true,
    take: 25,
  });
});

it('answers a city by its id without a token (LOOK-19, PERM-53)', () => {
  expect(isPublic('GET /api/lookups/cities/{id}')).toBe(true);
});

it('answers tags without a token (LOOK-20, PERM-54)', () => {
  expect(isPublic('GET /api/lookups/tags')).toBe(true);
  expect(queryOf('GET /api/lookups/tags', { q: 'rea' })).toEqual({ q: 'rea' });
});

it('lists guest jobs and campaigns without a token (PERM-02, PERM-50)', () => {
  expect(isPublic('GET /api/guest/jobs')).toBe(true);
  expect(isPublic('GET /api/guest/campaigns')).toBe(true);
});

it('takes paging, order, filter and campaign for guest jobs, 50 on a page (API-33)', () => {
  expect(
    queryOf('GET /api/guest/jobs', { campaign: 'finance', order: 'asc', filter: { countryId: '840' } }),
  ).toMatchObject({ page: 1, perPage: 50, campaign: 'finance', order: 'asc', filter: { countryId: 840 } });
});

it('takes a host name for guest campaigns (API-36)', () => {
  expect(queryOf('GET /api/guest/campaigns', { hostname: 'cyber.example.com' })).toMatchObject({
    hostname: 'cyber.example.com',
  });
});
