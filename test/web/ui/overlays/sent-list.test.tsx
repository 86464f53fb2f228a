// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SentList, type SentRow } from '../../../../web/ui/overlays/sent-list.tsx';

const [onResend, onTakeBack] = [vi.fn(), vi.fn()];
const row: SentRow = {
  id: 1,
  email: 'ana@example.com',
  sentAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-03-08T10:00:00.000Z',
};
const show = (over: Partial<SentRow> = {}) => {
  render(
    <SentList
      label="Invitations"
      noun="invitation"
      takeBack="Cancel"
      rows={[{ ...row, ...over }]}
      busy={false}
      onResend={onResend}
      onTakeBack={onTakeBack}
    />,
  );
  return within(screen.getByRole('list', { name: 'Invitations' })).getByRole('listitem');
};

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-04T10:00:00.000Z'), toFake: ['Date'] }));

it('A mailed item says when it was sent and expires, and is resent or taken back', async () => {
  const item = show();
  expect(item.textContent).toMatch(/^ana@example.comSent .* · expires in/);
  await userEvent.click(screen.getByRole('button', { name: 'Resend the invitation to ana@example.com' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the invitation to ana@example.com' }));
  expect([onResend.mock.calls, onTakeBack.mock.calls]).toEqual([[[row]], [[row]]]);
});

it('A mailed item that has expired or was sent again says so', () => {
  expect(show({ expiresAt: '2026-03-04T10:00:00.000Z' }).textContent).toContain('Expired');
  cleanup();
  expect(show({ resentAt: '2026-03-03T10:00:00.000Z' }).textContent).toContain('Sent again');
});

it('A mailed item with a response shows it in place of its actions, and expires no more', () => {
  const item = show({ outcome: 'Accepted' });
  expect(item.textContent).toMatch(/Accepted$/);
  expect(item.textContent).not.toMatch(/expire/i);
  expect(screen.queryByRole('button')).toBeNull();
});

it('A mailed item whose mail came back says so until there is a response (PLUS-60)', () => {
  expect(show({ mailReturns: true }).textContent).toContain('Mail does not reach this address.');
  cleanup();
  expect(show({ mailReturns: true, outcome: 'Accepted' }).textContent).not.toContain('does not reach');
});
