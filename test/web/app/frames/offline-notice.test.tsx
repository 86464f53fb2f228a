// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OfflineNotice } from '../../../../web/app/frames/offline-notice.tsx';

afterEach(() => vi.restoreAllMocks());

it('The offline notice shows for as long as the browser is offline and is announced to screen readers', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineNotice />);
  const said = screen.getByRole('status');
  expect(said.textContent).toBe('');
  onLine.mockReturnValue(false);
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  expect(said.textContent).toBe(' You are offline. Content may be out of date, and nothing can be saved.');
  onLine.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(said.textContent).toBe('');
});
