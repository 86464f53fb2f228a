// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BrowseNote } from '../../../../web/features/guest/components/browse-note.tsx';
import { NothingFound } from '../../../../web/features/guest/components/nothing-found.tsx';

afterEach(cleanup);

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const ways = { onSearchAll: vi.fn(), onClear: vi.fn() };

it.each([
  [{ isNarrowed: true, total: 55 }, 'No loaded job holds these words', ['Search all 55 jobs', 'Clear search and filters']],
  [{ isNarrowed: true, total: 0 }, 'No jobs match', ['Clear search and filters']],
  [{ isNarrowed: false, total: 0 }, 'No jobs match', ['Clear search and filters']],
])('an empty list of %o says %s and offers only what may find more', (given, title, offered) => {
  render(<NothingFound {...given} {...ways} />);
  expect([screen.getByText(title).textContent, buttons()]).toEqual([title, offered]);
});

it.each([
  [{ isEverywhere: false, shown: 3, loaded: 50, total: 55 }, '3 of 50 loaded jobs shownSearch all 55 jobs'],
  [{ isEverywhere: false, shown: 0, loaded: 0, total: 0 }, 'The filters leave no jobs to search'],
  [{ isEverywhere: true, shown: 0, loaded: 0, total: 0 }, '0 jobs found for “nurse”'],
])('the note of %o says %s (GUEST-11)', (given, words) => {
  const { container } = render(<BrowseNote text="nurse" {...given} onSearchAll={ways.onSearchAll} />);
  expect(container.textContent).toBe(words);
});
