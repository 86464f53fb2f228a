// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UploadRows } from '../../../../web/features/resumes/components/upload-list.tsx';
import type { Upload } from '../../../../web/features/resumes/upload-queue.ts';

afterEach(cleanup);

const queue = {
  read: () => [],
  subscribe: () => () => {},
  add: vi.fn(),
  retry: vi.fn(),
  remove: vi.fn(),
  clear: vi.fn(),
};

it('A resume on its way shows how much of it was sent, in percent, and none once it has arrived (CAND-22, CAND-74)', () => {
  const uploads = (state: Upload['state']): Upload[] => [{ key: 1, name: 'cv.pdf', size: 2048, state }];
  const list = (state: Upload['state']) => <UploadRows uploads={uploads(state)} queue={queue as never} />;
  const { rerender } = render(list({ stage: 'sending', percent: 41.6 }));
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending cv.pdf' }).value).toBe(41.6);
  expect(screen.getByText('42%')).toBeTruthy();
  rerender(list({ stage: 'sent', resumeId: 7, isKnown: false }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('Sent')).toBeTruthy();
});
