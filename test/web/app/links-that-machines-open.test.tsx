// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { BookPage } from '../../../web/app/pages/book.tsx';
import { ClaimLinkPage } from '../../../web/app/pages/claim-link.tsx';
import { ConfirmJobAlertPage } from '../../../web/app/pages/confirm-job-alert.tsx';
import { CandidateInvitePage } from '../../../web/features/accounts/pages/candidate-invite.tsx';
import { ConfirmationPage } from '../../../web/features/accounts/pages/confirmation.tsx';
import { FormerEmailPage, NewEmailPage } from '../../../web/features/accounts/pages/email-change.tsx';
import { NewPasswordPage } from '../../../web/features/accounts/pages/new-password.tsx';
import { RecruiterInvitePage } from '../../../web/features/accounts/pages/recruiter-invite.tsx';
import { StoppedMailPage } from '../../../web/features/accounts/pages/stopped-mail.tsx';
import { respondToCalls, renderPage } from '../support/render-page.tsx';

const token = 'abcdefghijklmnopqrstuv';
const link = { state: 'open', email: 'ana@example.com', sender: null, hasAccount: false, jobs: [] };
const daniel = { id: 1, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
const job = { id: 5, title: 'ICU nurse' };
const offer = { manager: daniel, job, minutes: 30, zone: 'Asia/Kolkata', isOnline: true, lastDay: '2126-11-25' };
const claim = {
  id: 9,
  state: 'proposed',
  job,
  recruiter: daniel,
  candidate: daniel,
  manager: daniel,
  client: { id: 5, companyName: 'Lakeside' },
  terms: { points: 500, guaranteeDays: 60, share: 100 },
  message: null,
  proposedAt: '2126-03-02T10:00:00.000Z',
  answerBy: '2126-03-09T10:00:00.000Z',
  confirmedAt: null,
  confirmedBy: null,
  expiresAt: null,
  ending: null,
  version: 1,
};
const reads = {
  'POST /api/calendar/booking-link/read': {
    body: { data: { state: 'open', offer, times: ['2126-11-24T14:00:00.000Z'], booked: null, cancelled: null } },
  },
  'POST /api/candidate/claims/link/read': { body: { data: { state: 'open', claim, choices: [claim] } } },
  'POST /api/guest/job-alerts/read': {
    body: { data: { name: 'Nights', alert: 'daily', email: 'ana@example.com' } },
  },
  'POST /api/auth/mailed-links/read': { body: { data: link } },
  'POST /api/candidate/invitations/read': { body: { data: link } },
  'POST /api/notification-mail/read': { body: { data: { what: 'jobs', label: 'Jobs', on: true } } },
};
const pages: Record<string, ComponentType> = {
  '/account/confirmation': ConfirmationPage,
  '/account/former-email': FormerEmailPage,
  '/account/mail': StoppedMailPage,
  '/account/new-email': NewEmailPage,
  '/account/password-reset': NewPasswordPage,
  '/book': BookPage,
  '/candidate-invite': CandidateInvitePage,
  '/job-alerts/confirm': ConfirmJobAlertPage,
  '/recruiter-invite': RecruiterInvitePage,
  '/represent': ClaimLinkPage,
};
const queries = ['', '&status=declined'];

afterEach(cleanup);

it.each(
  Object.keys(pages).flatMap((page) =>
    queries.map((query) => `${page}?token=${token}&email=ana%40example.com${query}`),
  ),
)('A machine that opens %s and runs its page only reads, and leaves a person something to press', async (address) => {
  const sent = respondToCalls(reads);
  renderPage(pages[address.split('?')[0]!]!, address);
  expect((await screen.findAllByRole('button')).length).toBeGreaterThan(0);
  for (const { method, address: called } of sent) expect(Object.keys(reads)).toContain(`${method} ${called}`);
});

it('Every page to which a mail sends somebody with a token is opened here', () => {
  const sources = globSync('functions/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const mailed = sources.flatMap((source) =>
    [...source.matchAll(/page: '(\/[a-z/-]+)'|\$\{siteUrl\}(\/(?!api)[a-z/-]+)\?token=/g)].map(
      ([, page, other]) => page ?? other,
    ),
  );
  expect([...new Set(mailed)].sort()).toEqual(Object.keys(pages));
});
