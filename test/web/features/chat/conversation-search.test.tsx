// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ConversationSearch } from '../../../../web/features/chat/components/conversation-search.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderPage } from '../../support/render-page.tsx';

const message = (messageId: number, data: string, senderId = 3001) => ({
  messageId,
  data,
  senderId,
  createdAt: '2026-11-20T15:05:00.000Z',
});
const page = (messages: object[], next: number | null = null, searchedBackTo: string | null = null) => ({
  data: { messages, next, searchedBackTo },
});
const onFound = vi.fn();
const onClose = vi.fn();
const names: Record<number, string> = { 3001: 'Priya', 1001: 'You' };

beforeEach(() => {
  for (const call of [fakeApi.searchMessages, onFound, onClose]) call.mockReset();
});

function show() {
  renderPage(
    () => (
      <ConversationSearch withUserId={3001} nameOf={(id) => names[id] ?? '?'} onFound={onFound} onClose={onClose} />
    ),
    '/messages',
  );
  return screen.getByRole('searchbox', { name: 'Words to find' });
}
const rows = () => within(screen.getByRole('list')).getAllByRole('button');

describe('The search in a conversation', () => {
  it('has the focus, and asks for nothing before words are typed', () => {
    const field = show();
    expect(document.activeElement).toBe(field);
    expect(fakeApi.searchMessages).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByText(/The whole conversation/)).toBeNull();
  });

  it('finds words once typing rests: who wrote them, when and what, and opens the chosen message', async () => {
    fakeApi.searchMessages.mockResolvedValue(page([message(40, 'A night shift'), message(12, 'Shift plan', 1001)]));
    await userEvent.type(show(), '  shift ');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Priya · 20th Nov 2026, .+A night shift$/),
      expect.stringMatching(/^You · 20th Nov 2026, .+Shift plan$/),
    ]);
    expect(fakeApi.searchMessages.mock.calls.map(([{ params, query }]) => ({ params, query }))).toEqual([
      { params: { id: 3001 }, query: { query: 'shift' } },
    ]);
    expect(screen.getByRole('status').textContent).toBe('2 messages found');
    expect(screen.getByText('The whole conversation was searched.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Search further back' })).toBeNull();
    await userEvent.click(rows()[1]!);
    expect(onFound.mock.calls).toEqual([[12]]);
  });

  it('says how far back it has come, and goes on from there', async () => {
    fakeApi.searchMessages
      .mockResolvedValueOnce(page([message(40, 'A night shift')], 30, '2026-10-01T12:00:00.000Z'))
      .mockResolvedValueOnce(page([message(3, 'The first shift')]));
    await userEvent.type(show(), 'shift');
    expect(await screen.findByText('Searched back to 1st Oct 2026.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Search further back' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(fakeApi.searchMessages.mock.lastCall?.[0].query).toEqual({ query: 'shift', before: 30 });
    expect(screen.getByText('The whole conversation was searched.')).toBeTruthy();
  });

  it('says when nothing was found, in what was searched', async () => {
    fakeApi.searchMessages.mockResolvedValue(page([]));
    await userEvent.type(show(), 'unicorn');
    expect(await screen.findByText('Nothing found. The whole conversation was searched.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 messages found');
  });

  it('says when it was refused, and keeps the words', async () => {
    fakeApi.searchMessages.mockRejectedValue(new ApiError(400, 'The words are too short'));
    const field = show();
    await userEvent.type(field, 'shift');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The conversation could not be searched. The words are too short. What you typed is still there.',
    );
    expect((field as HTMLInputElement).value).toBe('shift');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('takes a hundred characters, and is searched again on request after a failure', async () => {
    fakeApi.searchMessages.mockRejectedValueOnce(new Error('no response'));
    const field = show() as HTMLInputElement;
    expect([field.placeholder, field.maxLength]).toEqual(['Find words in this conversation', 100]);
    expect(screen.getByRole('region', { name: 'Search in this conversation' })).toBeTruthy();
    fireEvent.change(field, { target: { value: 'shift' } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('status').textContent).toBe('');
    fakeApi.searchMessages.mockResolvedValue(page([message(40, 'A night shift')], 30));
    fireEvent.click(again);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 message found'));
    // How far back is not known, so nothing is said of it but that there is more.
    expect(screen.getByText('The whole conversation was searched.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Search further back' })).toBeTruthy();
    fireEvent.change(field, { target: { value: ' ' } });
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
    expect(screen.getByRole('status').textContent).toBe('');
    expect(fakeApi.searchMessages).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes by Escape and by its button', async () => {
    await userEvent.type(show(), 'a{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
