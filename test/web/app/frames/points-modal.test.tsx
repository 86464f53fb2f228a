// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { roles } from '../../../../shared/constants/roles.ts';
import { beginSession, endSession } from '../../../../web/api/session.ts';
// Loaded here, so that a modal which should not come would come in time.
import '../../../../web/features/points/components/points-received-modal.tsx';
import { SignedInFrame } from '../../../../web/app/frames/signed-in-frame.tsx';
import { respondToCalls } from '../../support/render-page.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const received = [
  {
    rewardId: 71,
    job: { id: 5, title: 'ICU nurse', points: 500 },
    manager: priya,
    candidate: priya,
    receivedAt: '2026-09-01T10:00:00.000Z',
  },
];

beforeEach(() => {
  beginSession(token, true);
  const never = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => never);
});
afterEach(() => endSession());

it.each(roles)('The points modal is for recruiters only: a %s with points that wait (POINTS-02)', async (role) => {
  const sent = respondToCalls({ 'GET /api/recruiter/points/received': { body: { data: received } } });
  renderSignedIn(SignedInFrame, { path: '/dashboard', account: { role } });
  await screen.findAllByRole('navigation');
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  if (role === 'recruiter') await screen.findByRole('dialog', { name: /You received 500 points/ });
  const asked = sent.map(({ address }) => address);
  expect(asked.includes('/api/recruiter/points/received')).toBe(role === 'recruiter');
});
