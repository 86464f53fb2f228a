// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useTypedSearch } from '../../../../web/common/lists/use-typed-search.ts';

const onRest = vi.fn();
beforeEach(() => {
  onRest.mockReset();
  vi.useFakeTimers();
});
const search = () => renderHook(({ at }) => useTypedSearch(at, onRest), { initialProps: { at: 'nurse' } });
const rest = () => act(() => vi.advanceTimersByTime(1_000));

it('A search does not change the address before something is typed', () => {
  const { result } = search();
  rest();
  expect(result.current.value).toBe('nurse');
  expect(onRest).not.toHaveBeenCalled();
});

it('A search follows once the user pauses, without the spaces around it', () => {
  const { result } = search();
  act(() => result.current.onChange('ward'));
  act(() => result.current.onChange(' ward n '));
  expect(onRest).not.toHaveBeenCalled();
  rest();
  expect(onRest.mock.calls).toEqual([['ward n']]);
});

it('Spaces alone do not change the address', () => {
  const { result } = search();
  act(() => result.current.onChange('nurse '));
  rest();
  expect(onRest).not.toHaveBeenCalled();
});

it('A text of which the address takes the beginning stays in the field as it was typed', () => {
  const { result, rerender } = search();
  const long = `ward ${'n'.repeat(200)}`;
  act(() => result.current.onChange(long));
  rest();
  expect(onRest.mock.calls).toEqual([[long.slice(0, 100)]]);
  rerender({ at: long.slice(0, 100) });
  rest();
  expect([result.current.value, onRest.mock.calls.length]).toEqual([long, 1]);
  rerender({ at: 'nurse' });
  expect(result.current.value).toBe('nurse');
});

it('A text that changes in the address appears in the field, and what was typed before does not come back', () => {
  const { result, rerender } = search();
  act(() => result.current.onChange('ward'));
  rerender({ at: '' });
  expect(result.current.value).toBe('');
  rest();
  expect(onRest).not.toHaveBeenCalled();
});
