// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CsvButton, csvPages, csvSaying, mostRowsOfFile } from '../../../../web/common/lists/csv-button.tsx';

const pages = [
  [
    { name: '=HYPERLINK("x")', hires: 2 },
    { name: 'Ana, "A"', hires: 1 },
  ],
  [{ name: '@sum', hires: 0 }],
];

describe('A list as a file', () => {
  let saved: Blob[];
  let names: string[];
  beforeEach(() => {
    saved = [];
    names = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          saved.push(blob);
          return 'blob:file';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** Pages that are read when they are asked for; how many were given before each was turned into cells. */
  function shown(read: string[], fails = false) {
    async function* everyPage() {
      for (const [at, rows] of pages.entries()) {
        read.push(`page ${at + 1} read`);
        if (fails) throw new Error('offline');
        yield rows;
      }
    }
    const rows = () =>
      csvPages(['Name', 'Hires'], everyPage(), ({ name, hires }) => {
        read.push(name);
        return [name, hires];
      });
    render(<CsvButton name="people" of="people" rows={rows} />);
  }

  const textOf = async (file: Blob) => {
    const bytes = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(file);
    });
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  };

  /** A list of so many rows, of which the second page comes when `goOn` is called. */
  function long(total: number, perPage: number) {
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    let pagesRead = 0;
    async function* rows() {
      yield [['Number']];
      for (let from = 0; from < total; from += perPage) {
        if (from > 0) await promise;
        pagesRead += 1;
        yield Array.from({ length: Math.min(perPage, total - from) }, (_, at) => [from + at + 1]);
      }
    }
    render(<CsvButton name="numbers" of="numbers" rows={rows} total={total} />);
    return { goOn, pagesRead: () => pagesRead };
  }

  it('is named after the list and the day, and opens with its letters in spreadsheets (PLUS-30)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 3, 23, 59) });
    render(<CsvButton name="people" of="people" rows={[['Zoë, عمر']]} />);
    await userEvent.click(screen.getByRole('button', { name: 'CSV, people' }));
    await waitFor(() => expect(names).toEqual(['people-2026-11-03.csv']));
    expect(await textOf(saved[0]!)).toBe('\uFEFF"Zoë, عمر"\r\n');
  });

  it('says how far a long list is read, and is not saved once that is stopped (PLUS-30)', async () => {
    const { goOn, pagesRead } = long(1200, 500);
    await userEvent.click(screen.getByRole('button', { name: 'CSV, numbers' }));
    expect(await screen.findByText('500 of 1,200 read')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Stop, numbers' }));
    goOn();
    expect(await screen.findByRole('button', { name: 'CSV, numbers' })).toBeTruthy();
    await waitFor(() => expect(pagesRead()).toBe(2));
    expect([saved, screen.queryByText(/read$/)]).toEqual([[], null]);
  });

  it('says that it ends at the most rows that a file holds, and reads no further (PLUS-30)', async () => {
    const { goOn, pagesRead } = long(mostRowsOfFile + 2500, 1000);
    await userEvent.click(screen.getByRole('button', { name: 'CSV, numbers' }));
    goOn();
    expect(await screen.findByText('The first 10,000 of 12,500 rows are saved')).toBeTruthy();
    const lines = (await textOf(saved[0]!)).trimEnd().split('\r\n');
    expect([lines.length, lines.at(-1), pagesRead()]).toEqual([mostRowsOfFile + 1, '10000', 11]);
  });

  it('is made page by page, with formulas neutralised and the head once', async () => {
    const read: string[] = [];
    shown(read);
    await userEvent.click(screen.getByRole('button', { name: 'CSV, people' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await textOf(saved[0]!);
    expect(text).toBe(`\uFEFFName,Hires\r\n"'=HYPERLINK(""x"")",2\r\n"Ana, ""A""",1\r\n'@sum,0\r\n`);
    expect(read).toEqual(['page 1 read', '=HYPERLINK("x")', 'Ana, "A"', 'page 2 read', '@sum']);
  });

  it('says in its last column what it counts', async () => {
    const cells = [['Ana', 1] as const, ['Bo', 0] as const];
    async function* all() {
      yield [['Name', 'Hires'], ...cells.slice(0, 1)];
      yield cells.slice(1);
    }
    const read = [];
    for await (const rows of csvSaying('Jobs closed with a hire.', all())) read.push(...rows);
    expect(read).toEqual([
      ['Name', 'Hires', 'What it counts'],
      ['Ana', 1, 'Jobs closed with a hire.'],
      ['Bo', 0, 'Jobs closed with a hire.'],
    ]);
  });

  it('can be tried again when a page could not be read, and saves no part of it', async () => {
    shown([], true);
    await userEvent.click(screen.getByRole('button', { name: 'CSV, people' }));
    expect(await screen.findByRole('button', { name: 'Try again, people' })).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
