// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ListCsv, type ListFile } from '../../../../web/common/lists/list-file.tsx';
import { ListPage } from '../../../../web/common/lists/list-page.tsx';
import type { PagedList } from '../../../../web/common/lists/more-of-list.tsx';
import { linesOf } from '../../support/page-lines.ts';
import { renderPage } from '../../support/render-page.tsx';
import { cellsOf } from '../../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const [refetch, fetchNextPage] = [vi.fn(), vi.fn()];
const file: ListFile = {
  async *rows() {
    yield [['Name'], ['Ann']];
  },
};
interface Row {
  id: number;
  name: string;
}
const pagesOf = (total: number, ...pages: Row[][]) => ({
  data: { pages: pages.map((data, at) => ({ data, meta: { total, page: at + 1, perPage: 2 } })), pageParams: [] },
});
const ann = { id: 1, name: 'Ann' };

function show(list: object, over: object = {}) {
  renderPage(
    () => (
      <ListPage<Row>
        title="Found people"
        noun="people"
        list={{ refetch, fetchNextPage, ...list } as unknown as PagedList<Row>}
        file={file}
        empty={<p>Nobody yet</p>}
        {...over}
      >
        {(rows) => <p>Rows: {rows.map(({ name }) => name).join(', ')}</p>}
      </ListPage>
    ),
    '/people',
  );
  return linesOf(document.body);
}
const skeletons = () => document.querySelectorAll('.ui-skeleton-row');

beforeEach(() => vi.resetAllMocks());

describe('A list page', () => {
  it('that is loading has its head and what is above the rows, and no number, file or empty words', () => {
    expect(show({ isPending: true }, { lead: 'All of them', above: <p>Above</p>, filters: <p>Filters</p> })).toEqual([
      'h1: Found people',
      'lead: All of them',
      'p: Filters',
      'p: Above',
    ]);
    expect(skeletons().length).toBeGreaterThan(0);
    expect(document.title).toContain('Found people');
  });

  it('that failed says what could not be loaded and why, and loads it on another try', () => {
    expect(show({ isError: true, error: new ApiError(403, 'Not now') })).toEqual([
      'h1: Found people',
      'h2: The people could not be loaded',
      'p: Not now',
      'button: Try again',
    ]);
    expect(skeletons()).toHaveLength(0);
    fireEvent.click(screen.getByRole('button'));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('without rows says what fills it beside its actions', () => {
    const actions = <button type="button">Add</button>;
    expect(show(pagesOf(0, []), { actions })).toEqual(['h1: Found people0', 'button: Add', 'p: Nobody yet']);
  });

  it('shows its rows once each, how many there are of all, its file, and the way to the rest', () => {
    const pages = pagesOf(1200, [ann, { id: 2, name: 'Ben' }], [{ id: 2, name: 'Ben B.' }]);
    expect(show({ ...pages, hasNextPage: true }, { above: <p>Above</p> })).toEqual([
      'h1: Found people1,200',
      'button: CSV, found people',
      'p: Above',
      'p: Rows: Ann, Ben B.',
      'p: Showing 2 of 1,200 people',
      'button: Show more',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('whose rest is loading, or failed to, keeps its rows', () => {
    const pages = pagesOf(3, [ann]);
    expect(show({ ...pages, hasNextPage: true, isFetchingNextPage: true }).slice(2)).toEqual([
      'p: Rows: Ann',
      'p: Showing 1 of 3 people',
    ]);
    expect(skeletons()).toHaveLength(1);
    cleanup();
    const failed = { ...pages, hasNextPage: true, isError: true, isFetchNextPageError: true };
    expect(show({ ...failed, error: new Error('offline') }).slice(2)).toEqual([
      'p: Rows: Ann',
      'p: Showing 1 of 3 people',
      'button: Loading failed. Try again',
    ]);
  });
});

describe('The button of a list’s file', () => {
  it('names the file by the list’s title and the day, however it is written', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 12) });
    renderPage(() => <ListCsv title="Zoë’s jobs & 2 more" file={[['Name'], ['Ann']]} total={1} />, '/people');
    const button = screen.getByRole('button', { name: 'CSV, zoë’s jobs & 2 more' });
    expect([button.title, button.textContent]).toEqual(['Download as a CSV file for spreadsheets', 'CSV']);
    fireEvent.click(button);
    await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
    expect(saveBlob.mock.lastCall?.[1]).toBe('zoë-s-jobs-2-more-2026-11-24.csv');
    const blob = saveBlob.mock.lastCall?.[0] as Blob;
    expect([blob.type, await cellsOf(blob)]).toEqual(['text/csv;charset=utf-8', [['Name'], ['Ann']]]);
  });

  it('is busy while a short list is read, says that it failed, and tries again', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const rows = vi.fn<ListFile['rows']>();
    rows.mockImplementationOnce(async function* () {
      yield [['Name']];
      await promise;
    });
    rows.mockImplementation(file.rows);
    renderPage(() => <ListCsv title="People" file={{ rows }} total={1} />, '/people');
    fireEvent.click(screen.getByRole('button', { name: 'CSV, people' }));
    await vi.waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByRole('status').textContent).toBe('');
    reject(new Error('offline'));
    const again = await screen.findByRole('button', { name: 'Try again, people' });
    expect([again.textContent, screen.getByRole('status').textContent]).toEqual(['Try again', 'Nothing was saved']);
    fireEvent.click(again);
    await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
    expect(await screen.findByRole('button', { name: 'CSV, people' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says of a long list how far it is read, which stops when the page is left', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const signals: AbortSignal[] = [];
    async function* rows(signal: AbortSignal) {
      signals.push(signal);
      yield [['Number'], [1], [2]];
      await promise;
      yield [[3]];
    }
    const { unmount } = renderPage(() => <ListCsv title="People" file={{ rows }} total={12_000} />, '/people');
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('2 of 10,000 read')).toBeTruthy();
    const stop = screen.getByRole('button', { name: 'Stop, people' });
    expect([stop.title, stop.getAttribute('aria-busy'), stop.textContent]).toEqual(['', null, 'Stop']);
    expect(signals[0]?.aborted).toBe(false);
    unmount();
    resolve();
    expect(signals[0]?.aborted).toBe(true);
    await promise;
    expect(saveBlob).not.toHaveBeenCalled();
  });
});
