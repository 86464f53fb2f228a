// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CsvButton, csvPages, csvSaying } from '../../../../web/common/lists/csv-button.tsx';

const pages = [
  [
    { name: '=HYPERLINK("x")', hires: 2 },
    { name: 'Ana, "A"', hires: 1 },
  ],
  [{ name: '@sum', hires: 0 }],
];

describe('A list as a file', () => {
  let saved: Blob[];
  beforeEach(() => {
    saved = [];
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
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
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

  it('is made page by page, with formulas neutralised and the head once', async () => {
    const read: string[] = [];
    shown(read);
    await userEvent.click(screen.getByRole('button', { name: 'CSV, people' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result));
      reader.readAsText(saved[0]!);
    });
    expect(text).toBe(`Name,Hires\r\n"'=HYPERLINK(""x"")",2\r\n"Ana, ""A""",1\r\n'@sum,0\r\n`);
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
