// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { PendingFile, SentFile } from '../../../../web/features/chat/components/file-card.tsx';
import type { PendingMessage } from '../../../../web/features/chat/model/timeline.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderPage } from '../../support/render-page.tsx';

const saved = vi.hoisted(() => ({ saveFile: vi.fn() }));

vi.mock('../../../../web/common/uploads/save-file.ts', () => saved);

beforeEach(() => vi.resetAllMocks());

const file = { size: 2_000_000, contentType: 'application/pdf' };
const showSent = () =>
  renderPage(() => <SentFile withUserId={2} number={7} name="licence.pdf" file={file} />, '/messages');

it('A file that was sent shows its name and size, and is saved under its name when it is asked for (CHAT-22)', async () => {
  fakeApi.downloadFile.mockResolvedValue({ data: { url: 'https://files.example/1' } });
  showSent();
  expect(document.body.textContent).toMatch(/licence\.pdf.*1\.9 M/);
  expect(fakeApi.downloadFile).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /^Download ?licence\.pdf$/ }));
  await waitFor(() => expect(saved.saveFile.mock.calls[0]).toEqual(['https://files.example/1', 'licence.pdf']));
  expect(fakeApi.downloadFile.mock.calls[0]?.[0]).toEqual({ params: { id: 2, number: 7 } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('A file that could not be downloaded says why', async () => {
  fakeApi.downloadFile.mockRejectedValue(new ApiError(404, 'It was deleted'));
  showSent();
  await userEvent.click(screen.getByRole('button', { name: /^Download ?licence\.pdf$/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('It was deleted');
  expect(saved.saveFile).not.toHaveBeenCalled();
});

const pending = (over: Partial<PendingMessage>): PendingMessage => ({
  clientId: 'a',
  data: 'licence.pdf',
  job: null,
  createdAt: '2026-09-01T10:00:00.000Z',
  ...over,
});
it.each([
  ['is uploaded shows how far, and can be given up', { file: { size: 9, percent: 40 } }, [true, true, false]],
  ['is checked says so, and can be given up', { file: { size: 9, percent: null } }, [true, false, true]],
  ['failed is not on its way', { file: { size: 9, percent: 40 }, error: 'Too large' }, [false, false, false]],
  ['failed its check is not checked', { file: { size: 9, percent: null }, error: 'A virus' }, [false, false, false]],
] as const)('A file that %s (CHAT-22, CHAT-23)', async (_, over, shown) => {
  const onCancel = vi.fn();
  renderPage(() => <PendingFile message={pending(over)} onCancel={onCancel} />, '/messages');
  expect(document.body.textContent).toContain('licence.pdf');
  const cancel = screen.queryByRole('button', { name: /^Cancel ?licence\.pdf$/ });
  const isChecked = screen.queryByText(/Checking the file/) !== null;
  expect([cancel !== null, screen.queryByRole('progressbar') !== null, isChecked]).toEqual(shown);
  if (cancel) await userEvent.click(cancel);
  expect(onCancel).toHaveBeenCalledTimes(shown[0] ? 1 : 0);
});

it('A message that is no file has no card of one', () => {
  renderPage(() => <PendingFile message={pending({})} onCancel={() => {}} />, '/messages');
  expect(document.body.textContent).toBe('');
});
