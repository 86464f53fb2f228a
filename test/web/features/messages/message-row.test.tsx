// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MessageRow } from '../../../../web/features/messages/components/message-row.tsx';
import type { Row } from '../../../../web/features/messages/rows-of.ts';

afterEach(cleanup);

const store = { retry: vi.fn(), discard: vi.fn(), cancelFile: vi.fn() };
const show = (row: Row) =>
  render(
    <MessageRow
      row={row}
      me={1}
      members={[
        { userId: 1, nickname: 'Rosa Diaz', profileUrl: null, role: 'recruiter' },
        { userId: 2, nickname: 'Ada Lovelace', profileUrl: null, role: 'candidate' },
      ]}
      theirReadNumber={4}
      isFound={false}
      withUserId={2}
      store={store}
    />,
  ).container;
const message = {
  messageId: 4,
  channelUrl: '1-2',
  clientId: 'a',
  customType: 'text' as const,
  data: 'Hello',
  job: null,
  file: null,
  senderId: 2,
  createdAt: '2026-09-01T10:00:00.000Z',
};
const pending = { clientId: 'a', data: 'Hello', job: null, createdAt: message.createdAt };

it.each([
  ['of the other participant has their name above', { senderId: 2 }, false, 'Ada Lovelace'],
  ['that follows another of the same sender does not repeat the name', { senderId: 2 }, true, undefined],
  ['of the user’s own has no name above', { senderId: 1 }, false, undefined],
])('A message %s', (_, over, isFollowing, name) => {
  const row = show({ kind: 'message', key: 'a', message: { ...message, ...over }, isFollowing });
  expect(row.querySelector('.message-sender')?.lastChild?.textContent).toBe(name);
});

it.each([
  [4, 'Read'],
  [5, 'Sent'],
])('The user’s own message %i is marked by how far the other has read: %s', (messageId, word) => {
  show({ kind: 'message', key: 'a', message: { ...message, messageId, senderId: 1 }, isFollowing: false });
  expect(screen.getByText(word)).toBeTruthy();
});

it('A message that is being sent says so, and is not marked as failed', () => {
  const row = show({ kind: 'pending', key: 'a', message: pending });
  expect(screen.getByText('Sending…')).toBeTruthy();
  expect(row.querySelector('[data-failed]')).toBeNull();
});

it('A message that was not sent says why, is marked, and is sent again or removed', async () => {
  const row = show({ kind: 'pending', key: 'a', message: { ...pending, error: 'You are offline' } });
  expect(screen.getByRole('alert').textContent).toContain('You are offline');
  expect(row.querySelector('[data-failed="true"]')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(store.retry).toHaveBeenCalledWith('a');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(store.discard).toHaveBeenCalledWith('a');
});

it('A message that was refused for good is not offered for another try', () => {
  show({ kind: 'pending', key: 'a', message: { ...pending, error: 'Not allowed', isFinal: true } });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
});
