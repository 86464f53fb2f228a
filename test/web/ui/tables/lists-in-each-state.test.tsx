// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Disclosures } from '../../../../web/ui/layouts/disclosure.tsx';
import { NavigationProvider } from '../../../../web/ui/buttons/navigation.tsx';
import { SkeletonRows, SkeletonText } from '../../../../web/ui/feedback/skeleton.tsx';
import { FilterBar } from '../../../../web/ui/tables/filter-bar.tsx';
import { MoreRows } from '../../../../web/ui/tables/more-rows.tsx';
import { Table, type Column } from '../../../../web/ui/tables/table.tsx';
import { Avatar } from '../../../../web/ui/text/avatar.tsx';
import { CountBadge } from '../../../../web/ui/text/badge.tsx';
import { StatePill } from '../../../../web/ui/text/state-pill.tsx';
import { Timeline } from '../../../../web/ui/text/timeline.tsx';
import { outlineOf } from '../../support/outline.ts';

const go = vi.fn();
beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 2, 4, 10), toFake: ['Date'] }));
afterEach(() => vi.clearAllMocks());

function said(element: ReactElement): string {
  cleanup();
  const hasPage = (to: string) => to !== '/admin';
  return outlineOf(
    render(<NavigationProvider value={{ go, path: '/jobs', hasPage }}>{element}</NavigationProvider>).container,
  );
}

describe('A list', () => {
  const rows = [
    { id: 1, title: 'Nurse', pay: 60 },
    { id: 2, title: 'Welder', pay: 40 },
  ];
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'title', header: 'Job', cell: ({ title }) => title, width: '40%' },
    { key: 'pay', header: 'Pay', cell: ({ pay }) => `$${pay}`, numeric: true, hideBelow: 768 },
  ];
  const table = { caption: 'Jobs', rows, columns, rowKey: ({ id }: { id: number }) => id };

  it('in a table has its columns, the link of each row, its checkbox and its actions', () => {
    const onPick = vi.fn();
    const rowHref = ({ id }: { id: number }) => (id === 1 ? '/jobs/1' : undefined);
    expect(
      said(
        <Table
          {...table}
          rowHref={rowHref}
          picked={new Set([2])}
          onPick={onPick}
          actions={({ id }) => <i>Act {id}</i>}
        />,
      ),
    ).toMatchInlineSnapshot(`
      "caption Jobs
      span Select
      th scope=col Job
      th scope=col data-numeric=true data-hide=768 Pay
      span Actions
      input data-pick aria-label=Select row checkbox
      a data-kind=plain data-row href=/jobs/1 Nurse
      td data-numeric=true data-hide=768 $60
      i Act 1
      tr data-picked=true
      input data-pick aria-label=Select row checkbox checked
      td Welder
      td data-numeric=true data-hide=768 $40
      i Act 2"
    `);
    fireEvent.click(screen.getAllByRole('checkbox')[1]!);
    expect(onPick.mock.calls).toEqual([[2, false]]);
    const onOpen = vi.fn();
    expect(said(<Table {...table} onOpen={onOpen} />)).toMatchInlineSnapshot(`
      "caption Jobs
      th scope=col Job
      th scope=col data-numeric=true data-hide=768 Pay
      button data-row Nurse
      td data-numeric=true data-hide=768 $60
      button data-row Welder
      td data-numeric=true data-hide=768 $40"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Welder' }));
    expect(onOpen.mock.calls).toEqual([[rows[1]]]);
  });

  it('moves by keys from row to row and no further, without keys that mean something else', () => {
    said(
      <>
        <Table {...table} rowHref={({ id }) => `/jobs/${id}`} onPick={go} picked={new Set()} />
        <textarea aria-label="Note" />
        <select aria-label="Kind" />
      </>,
    );
    const at = (key: string, over: object = {}, on: Element = document.body) => {
      fireEvent.keyDown(on, { key, ...over });
      return document.activeElement?.textContent;
    };
    expect([at('k'), at('j'), at('j'), at('j'), at('k'), at('k')]).toEqual([
      'Nurse',
      'Welder',
      'Welder',
      'Welder',
      'Nurse',
      'Nurse',
    ]);
    expect([at('j', { metaKey: true }), at('j', { ctrlKey: true }), at('j', { altKey: true }), at('l')]).toEqual(
      Array(4).fill('Nurse'),
    );
    expect([at('j', {}, screen.getByLabelText('Note')), at('j', {}, screen.getByLabelText('Kind'))]).toEqual(
      Array(2).fill('Nurse'),
    );
    // The focus in another part of the row counts as well.
    screen.getAllByRole('checkbox')[1]?.focus();
    at('x');
    expect(go.mock.calls).toEqual([[2, true]]);
    at('k');
    expect(document.activeElement?.textContent).toBe('Nurse');
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    expect(at('j')).toBe('Nurse');
    document.querySelector('dialog')?.remove();
    cleanup();
    go.mockClear();
    at('x');
    expect(go).not.toHaveBeenCalled();
  });

  it('says how many rows are shown, of how many, and offers more', () => {
    const foot = { shown: 50, total: 1200, noun: 'jobs', hasMore: true, isLoading: false, onMore: go };
    const saidOf = (over: Partial<Parameters<typeof MoreRows>[0]>) =>
      said(<MoreRows {...foot} {...over} />).split('\n');
    expect([
      saidOf({}),
      saidOf({ failed: true }),
      saidOf({ isLoading: true }),
      saidOf({ isLoading: true, hasMore: false }),
      saidOf({ shown: 1200, hasMore: false }),
      saidOf({ total: 1, shown: 1, hasMore: false }),
      saidOf({ total: 2, shown: 2, hasMore: false }),
    ]).toEqual([
      ['p aria-live=polite Showing 50 of 1,200 jobs', 'button data-kind=quiet data-size=small Show more'],
      [
        'p aria-live=polite Showing 50 of 1,200 jobs',
        'button data-kind=quiet data-size=small Loading failed. Try again',
      ],
      [
        'div role=status aria-label=Loading',
        ...Array(3).fill('span aria-hidden=true'),
        'p aria-live=polite Showing 50 of 1,200 jobs',
      ],
      ['p aria-live=polite Showing 50 of 1,200 jobs'],
      ['p aria-live=polite All 1,200 jobs'],
      ['p aria-live=polite'],
      ['p aria-live=polite All 2 jobs'],
    ]);
  });

  it('that is being read has the shape of what comes, ten rows or three lines by default', () => {
    const shape = (element: ReactElement) => {
      said(element);
      const row = [...(document.querySelector('[role=status]')?.children ?? [])];
      const sizes = [...document.querySelectorAll<HTMLElement>('.ui-skeleton')].map(
        ({ style, dataset }) => `${style.inlineSize} ${style.blockSize}${dataset.round ? ' round' : ''}`,
      );
      return [row.length, sizes.slice(0, 8)];
    };
    expect(shape(<SkeletonText />)).toEqual([3, ['100% 12px', '100% 12px', '62% 12px']]);
    expect(shape(<SkeletonRows />)).toEqual([
      10,
      ['28% 12px', '72px 18px', '10% 12px', '45% 12px', '72px 18px', '17% 12px', '39% 12px', '72px 18px'],
    ]);
    expect(shape(<SkeletonRows rows={1} withAvatar />)).toEqual([
      1,
      ['28px 28px round', '28% 12px', '72px 18px', '10% 12px'],
    ]);
  });

  it('of sections shows what is read only then once it is opened, and keeps it', () => {
    const items = [
      { value: 'a', title: 'Early', content: 'early' },
      { value: 'b', title: 'Late', content: 'late', isLate: true },
      { value: 'c', title: 'Open', content: 'open', isLate: true },
    ];
    const texts = () => [...document.querySelectorAll('details')].map(({ open, textContent }) => [open, textContent]);
    said(<Disclosures items={items} open={['c']} />);
    expect(texts()).toEqual([
      [false, 'Earlyearly'],
      [false, 'Late'],
      [true, 'Openopen'],
    ]);
    const toggle = (at: number, open: boolean) => {
      const section = document.querySelectorAll('details')[at] as HTMLDetailsElement;
      section.open = open;
      fireEvent(section, new Event('toggle'));
    };
    toggle(1, true);
    toggle(2, false);
    expect(texts().slice(1)).toEqual([
      [true, 'Latelate'],
      [false, 'Openopen'],
    ]);
  });

  it('has its filters in a row, or folded behind a button, with the active ones to remove', () => {
    const active = [{ key: 'a', label: 'Status: Open', onRemove: () => go('removed') }];
    const search = { value: 'nu', onChange: go, placeholder: 'Search jobs' };
    expect(
      said(
        <FilterBar search={search} active={active} onClear={() => go('cleared')}>
          Selects
        </FilterBar>,
      ),
    ).toMatchInlineSnapshot(`
      "div role=search
      div Selects
      span Search jobs
      input placeholder=Search jobs search value=nu
      ul aria-label=Active filters
      button aria-label=Remove filter Status: Open Status: Open
      button Clear all"
    `);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search jobs' }), { target: { value: 'nur' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter Status: Open' }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(go.mock.calls.flat()).toEqual(['nur', 'removed', 'cleared']);
    expect(
      said(
        <FilterBar folds active={active}>
          Selects
        </FilterBar>,
      ),
    ).toMatchInlineSnapshot(`
      "div role=search
      div data-folds=true
      button aria-expanded=false aria-controls data-kind=secondary data-size=medium Filters (1)
      div Selects
      ul aria-label=Active filters
      button aria-label=Remove filter Status: Open Status: Open"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
    expect(screen.getByRole('button', { name: 'Filters (1)', expanded: true })).toBeTruthy();
    expect(document.querySelector('.ui-filters-folded')?.getAttribute('data-open')).toBe('true');
    expect(said(<FilterBar folds>Selects</FilterBar>)).toMatchInlineSnapshot(`
      "div role=search
      div data-folds=true
      button aria-expanded=false aria-controls data-kind=secondary data-size=medium Filters
      div Selects"
    `);
  });
});

describe('Words about a person or a number', () => {
  it('are short', () => {
    expect(
      said(
        <>
          <Avatar name=" Ana Maria Reyes " size={20} />
          <Avatar name="Zoë" />
          <Avatar name="" />
          <Avatar name="Bo Li" src="/bo.png" size={96} />
          <CountBadge count={0} label="unread" />
          <CountBadge count={100} label="unread" />
          <CountBadge count={0} quiet />
          <CountBadge count={1234} quiet />
          <StatePill>Draft</StatePill>
          <StatePill meaning="red">Closed</StatePill>
        </>,
      ),
    ).toMatchInlineSnapshot(`
      "span data-hue=0 aria-hidden=true AR
      span data-hue=4 aria-hidden=true Z
      span data-hue=0 aria-hidden=true
      span data-hue=0 aria-hidden=true
      img alt width=96 height=96 loading=lazy src=/bo.png
      span 99+
      span unread
      span data-quiet=true 0
      span data-quiet=true 1,234
      span data-meaning=neutral Draft
      span data-meaning=red Closed"
    `);
    expect(
      [...document.querySelectorAll<HTMLElement>('.ui-avatar')].map(({ style }) =>
        Number.parseFloat(style.fontSize).toFixed(1),
      ),
    ).toEqual(['9.0', '10.6', '10.6', '36.5']);
    fireEvent.error(document.querySelector('img')!);
    expect(document.querySelectorAll('.ui-avatar')[3]?.textContent).toBe('BL');
  });

  it('in a story say who did what and when', () => {
    expect(
      said(
        <Timeline
          label="Story"
          items={[
            {
              id: 1,
              who: { name: 'Ana Li', avatar: '/ana.png' },
              what: 'added a note',
              at: new Date(2026, 2, 4, 9).toISOString(),
              detail: 'Call',
              actions: <b>Edit</b>,
            },
            { id: 2, who: { name: 'Bo' }, what: 'applied', at: new Date(2026, 0, 2, 9).toISOString() },
          ]}
        />,
      ).replaceAll(/datetime=\S+ |(?<=AM) \S+(?= \d)/g, ''),
    ).toMatchInlineSnapshot(`
      "ol aria-label=Story
      span data-hue=5 aria-hidden=true
      img alt width=28 height=28 loading=lazy src=/ana.png
      p added a note
      strong Ana Li
      time title=4th March 2026 at 09:00 AM 1 hour ago
      div Call
      b Edit
      span data-hue=3 aria-hidden=true B
      p applied
      strong Bo
      time title=2nd January 2026 at 09:00 AM 2nd Jan 2026"
    `);
  });
});
