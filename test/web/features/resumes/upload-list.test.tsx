// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { summaryOf, UploadList, UploadRows } from '../../../../web/features/resumes/components/upload-list.tsx';
import type { Upload } from '../../../../web/features/resumes/model/upload-queue.ts';

beforeEach(() => vi.resetAllMocks());

const queue = {
  read: () => [],
  subscribe: () => () => {},
  add: vi.fn(),
  retry: vi.fn(),
  remove: vi.fn(),
  clear: vi.fn(),
};
const upload = (key: number, state: Upload['state']): Upload => ({ key, name: `cv-${key}.pdf`, size: 2048, state });
const ofEachStage = [
  upload(1, { stage: 'waiting' }),
  upload(2, { stage: 'sending', percent: 12.4 }),
  upload(3, { stage: 'sent', resumeId: 7, isKnown: false }),
  upload(4, { stage: 'sent', resumeId: 8, isKnown: true }),
  upload(5, { stage: 'failed', message: 'Check your connection', canRetry: true }),
  upload(6, { stage: 'failed', message: 'The file is empty', canRetry: false }),
];
const list = (uploads: Upload[]) => <UploadList uploads={uploads} queue={queue as never} />;

it('A resume on its way shows how much of it was sent, in percent, and none once it has arrived (CAND-22, CAND-74)', () => {
  const uploads = (state: Upload['state']): Upload[] => [{ key: 1, name: 'cv.pdf', size: 2048, state }];
  const rows = (state: Upload['state']) => <UploadRows uploads={uploads(state)} queue={queue as never} />;
  const { rerender } = render(rows({ stage: 'sending', percent: 41.6 }));
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending cv.pdf' }).value).toBe(41.6);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').max).toBe(100);
  expect(screen.getByText('42%')).toBeTruthy();
  rerender(rows({ stage: 'sent', resumeId: 7, isKnown: false }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('Sent')).toBeTruthy();
});

it('Each upload shows its name, size and stage, and what can be done about it', () => {
  render(list(ofEachStage));
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'cv-1.pdf 2 KBWaiting',
    'cv-2.pdf 2 KB12%',
    'cv-3.pdf 2 KBSent',
    'cv-4.pdf 2 KBWas read before; see the list',
    'cv-5.pdf 2 KBCheck your connection',
    'cv-6.pdf 2 KBThe file is empty',
  ]);
  const names = (row: HTMLElement) => [...row.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'));
  expect(rows.map(names)).toEqual([
    ['Cancel cv-1.pdf'],
    ['Cancel cv-2.pdf'],
    ['Hide cv-3.pdf'],
    ['Hide cv-4.pdf'],
    ['Send cv-5.pdf again', 'Hide cv-5.pdf'],
    ['Hide cv-6.pdf'],
  ]);
  expect(rows.map((row) => row.getAttribute('data-stage'))).toEqual(ofEachStage.map(({ state }) => state.stage));
  fireEvent.click(screen.getByRole('button', { name: 'Send cv-5.pdf again' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel cv-2.pdf' }));
  expect([queue.retry.mock.calls, queue.remove.mock.calls]).toEqual([[[5]], [[2]]]);
});

it('The list of uploads may be cleared once none is on its way, and is absent without any', () => {
  const { container, rerender } = render(list(ofEachStage));
  expect(screen.getByRole('status').textContent).toBe('2 of 6 files sent, 2 not sent');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  rerender(list(ofEachStage.slice(1)));
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  rerender(list(ofEachStage.slice(2)));
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(queue.clear).toHaveBeenCalledTimes(1);
  rerender(list([]));
  expect(container.textContent).toBe('');
  rerender(<UploadRows uploads={[]} queue={queue as never} />);
  expect(screen.queryByRole('list')).toBeNull();
});

it('The summary of uploads names what was not sent only where there is any', () => {
  expect(summaryOf(ofEachStage.slice(2, 3))).toBe('1 of 1 file sent');
  expect(summaryOf(ofEachStage.slice(2, 5))).toBe('2 of 3 files sent, 1 not sent');
});
