// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SearchBox } from '../../../../web/features/guest/components/search-box.tsx';

it('Enter right after typing searches all jobs, and the pause after it does not narrow the loaded ones again (GUEST-17)', () => {
  vi.useFakeTimers();
  const [onText, onSearchAll] = [vi.fn(), vi.fn()];
  render(<SearchBox text="" onText={onText} onSearchAll={onSearchAll} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nurse' } });
  fireEvent.submit(screen.getByRole('search'));
  vi.advanceTimersByTime(1000);
  expect(onSearchAll.mock.calls).toEqual([['nurse']]);
  expect(onText).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nurses' } });
  vi.advanceTimersByTime(1000);
  expect(onText.mock.calls).toEqual([['nurses']]);
});
