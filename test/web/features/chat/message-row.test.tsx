// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MessageRow } from '../../../../web/features/chat/components/message-row.tsx';
import { formatDate, formatExact } from '../../../../web/ui/text/dates.ts';
import { formatTime } from '../../../../web/ui/text/short-dates.ts';
import { renderPage } from '../../support/render-page.tsx';
import type { Row } from '../../../../web/features/chat/model/rows-of.ts';

const store = { retry: vi.fn(), discard: vi.fn(), cancelFile: vi.fn() };
const show = (row: Row, { isFound = false } = {}) =>
  renderPage(
    () => (
      <MessageRow
        row={row}
        me={1}
        members={[
          { userId: 1, nickname: 'Rosa Diaz', profileUrl: null, role: 'recruiter' },
          { userId: 2, nickname: 'Ada Lovelace', profileUrl: null, role: 'candidate' },
        ]}
        theirReadNumber={4}
        isFound={isFound}
        withUserId={2}
        store={store}
      />
    ),
    '/messages',
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

/** What is read in a row, line by line, without the parts of each. */
const linesOf = (row: HTMLElement) => [...row.querySelectorAll('p, .message-file-name')].map((one) => one.textContent);

it('A row of a day has its date, and the line above what is new the time since when', () => {
  expect(linesOf(show({ kind: 'day', key: 'a', at: message.createdAt }))).toEqual([formatDate(message.createdAt)]);
  const words = linesOf(show({ kind: 'new', key: 'b', at: message.createdAt }));
  expect(words).toEqual([`New since ${formatTime(message.createdAt)}`]);
});

it.each([
  ['of the other participant', { senderId: 2 }, false, ['Ada Lovelace', 'Hello', formatTime(message.createdAt)], ''],
  ['that follows one of theirs', { senderId: 2 }, true, ['Hello', formatTime(message.createdAt)], 'Ada Lovelace: '],
  ['of the user', { senderId: 1 }, false, ['Hello', `${formatTime(message.createdAt)}Read`], 'You: '],
  ['of a member who is gone', { senderId: 9 }, false, ['', 'Hello', formatTime(message.createdAt)], ''],
])('A message %s is read with who wrote it, its text, and when', (_, over, isFollowing, lines, said) => {
  const row = show({ kind: 'message', key: 'a', message: { ...message, ...over }, isFollowing });
  expect(linesOf(row).map((line) => line?.replace(/^[A-Z]{2}(?=[A-Z])/, ''))).toEqual(lines);
  expect(row.querySelector('.message-bubble > .visually-hidden')?.textContent ?? '').toBe(said);
  const time = row.querySelector('time')!;
  expect([time.dateTime, time.title]).toEqual([message.createdAt, formatExact(message.createdAt)]);
  const marks = ['mine', 'following', 'found'].filter((mark) => row.querySelector(`.message[data-${mark}="true"]`));
  expect(marks).toEqual([...(over.senderId === 1 ? ['mine'] : []), ...(isFollowing ? ['following'] : [])]);
});

it('A message that a search has found is marked', () => {
  const row = show({ kind: 'message', key: 'a', message, isFollowing: false }, { isFound: true });
  expect(row.querySelector('.message[data-found="true"]')).toBeTruthy();
});

it('A message leads to the job that it is about and to the addresses in it, which get to know nothing of this page', () => {
  const job = { id: 4, title: 'Night ICU nurse' };
  const data = 'See https://example.com/a, please';
  const row = show({ kind: 'message', key: 'a', message: { ...message, data, job }, isFollowing: false });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Night ICU nurse', '/jobs/view/4'],
    ['https://example.com/a', 'https://example.com/a'],
  ]);
  expect(screen.getAllByRole('link')[1]?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(screen.getAllByRole('link')[1]?.getAttribute('target')).toBe('_blank');
  expect(row.querySelector('.message-text')?.textContent).toBe(data);
});

it('A file is a message, and one that is on its way can be given up', () => {
  const file = { size: 2_000_000, contentType: 'image/png' };
  const sent = show({ kind: 'message', key: 'a', message: { ...message, data: 'scan.png', file }, isFollowing: false });
  expect(linesOf(sent)[1]).toMatch(/^File scan\.png 1\.9\sM/);
  expect(sent.querySelector('.lucide-image')).toBeTruthy();
  cleanup();
  const row = show({
    kind: 'pending',
    key: 'a',
    message: { ...pending, data: 'a.JPG', file: { size: 9, percent: 40 } },
  });
  expect(row.querySelector('.lucide-image')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('value')).toBe('40');
  fireEvent.click(screen.getByRole('button', { name: /^Cancel ?a.JPG$/ }));
  expect(store.cancelFile.mock.calls).toEqual([['a']]);
  cleanup();
  const plan = show({
    kind: 'pending',
    key: 'a',
    message: { ...pending, data: 'png.pdf', file: { size: 9, percent: null } },
  });
  expect(plan.querySelector('.lucide-file-text')).toBeTruthy();
});
