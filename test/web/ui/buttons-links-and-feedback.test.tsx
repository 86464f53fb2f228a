// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink, IconButton, type ButtonProps } from '../../../web/ui/buttons/button.tsx';
import { Link } from '../../../web/ui/buttons/link.tsx';
import { NavigationProvider } from '../../../web/ui/buttons/navigation.tsx';
import { Segments } from '../../../web/ui/buttons/segments.tsx';
import { Notice } from '../../../web/ui/feedback/notice.tsx';
import { Progress } from '../../../web/ui/feedback/progress.tsx';
import { EmptyState, ErrorState, NoAccess } from '../../../web/ui/feedback/states.tsx';
import { Card, Facts, Stat } from '../../../web/ui/layouts/card.tsx';
import {
  BoardColumn,
  BoardLayout,
  DashboardLayout,
  ListLayout,
  SplitLayout,
} from '../../../web/ui/layouts/layouts.tsx';
import { PageHead } from '../../../web/ui/layouts/page-head.tsx';
import { PageTitle } from '../../../web/ui/layouts/page-title.tsx';
import { outlineOf } from '../support/outline.ts';

const go = vi.fn();
afterEach(() => vi.clearAllMocks());

function said(element: ReactElement): string {
  cleanup();
  const hasPage = (to: string) => to !== '/admin';
  return outlineOf(
    render(<NavigationProvider value={{ go, path: '/jobs', hasPage }}>{element}</NavigationProvider>).container,
  );
}

describe('A button', () => {
  it('says what it does, and its kind, size and state', () => {
    expect(
      said(
        <>
          <Button>Save</Button>
          <Button kind="danger" size="large" wide icon={<i>!</i>} busy>
            Delete
          </Button>
          <Button disabledReason="Only its owner may" disabled>
            Close
          </Button>
          <IconButton label="Remove">x</IconButton>
          <ButtonLink to="/clients" icon={<i>+</i>} wide>
            Clients
          </ButtonLink>
          <Segments
            label="View"
            value="map"
            options={[
              { value: 'list', label: 'List' },
              { value: 'map', label: 'Map' },
            ]}
            onChange={go}
          />
        </>,
      ),
    ).toMatchInlineSnapshot(`
      "button data-kind=secondary data-size=medium Save
      button data-kind=danger data-size=large data-wide=true data-busy=true aria-disabled=true aria-busy=true Delete
      i !
      button data-kind=secondary data-size=medium data-reason=Only its owner may disabled aria-disabled=true
        aria-description=Only its owner may Close
      button aria-label=Remove title=Remove data-kind=quiet data-size=medium x
      a data-kind=secondary data-size=medium data-wide=true href=/clients Clients
      i +
      div role=group aria-label=View
      button aria-pressed=false List
      button aria-pressed=true Map"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(go.mock.calls).toEqual([['list']]);
  });

  it('does its work once for a double click where it may become busy, and nothing while busy or not allowed', () => {
    const onClick = vi.fn();
    const pressed = (over: Partial<ButtonProps>, detail: number) => {
      said(<Button {...over}>Go</Button>);
      onClick.mockClear();
      const isLeft = fireEvent.click(screen.getByRole('button'), { detail });
      return [onClick.mock.calls.length, isLeft];
    };
    expect([
      pressed({ onClick }, 2),
      pressed({ onClick, busy: false }, 1),
      pressed({ onClick, busy: false }, 2),
      pressed({ onClick, busy: true }, 1),
      pressed({ onClick, disabledReason: 'Not now' }, 1),
      pressed({}, 1),
    ]).toEqual([
      [1, true],
      [1, true],
      [0, false],
      [0, false],
      [0, false],
      [0, true],
    ]);
  });
});

describe('A link', () => {
  it('is marked where it leads to the current page, and is plain text where the visitor has no such page', () => {
    expect(
      said(
        <>
          <Link to="/jobs?page=2" kind="plain">
            Jobs
          </Link>
          <Link to="/jobs">Jobs in a sentence</Link>
          <Link to="/jobs" kind="plain" aria-current="step">
            Step
          </Link>
          <Link to="/admin">Admin</Link>
          <Link to="/admin" kind="quiet">
            Admin in a menu
          </Link>
          <Link to="//other.example/admin" target="_blank">
            Other
          </Link>
          <Link to="https://other.example" kind="plain" target="_blank" rel="me">
            Mine
          </Link>
        </>,
      ),
    ).toMatchInlineSnapshot(`
      "a data-kind=plain href=/jobs?page=2 aria-current=page Jobs
      a data-kind=text href=/jobs Jobs in a sentence
      a data-kind=plain aria-current=step href=/jobs Step
      span Admin
      a data-kind=quiet href=/admin Admin in a menu
      a data-kind=text target=_blank href=//other.example/admin rel=noopener Other
      a data-kind=plain target=_blank rel=me href=https://other.example Mine"
    `);
  });

  it('navigates without a page load, unless the browser is asked for another window or its other buttons', () => {
    const onClick = vi.fn();
    const isLeftToBrowser = (over: object = {}, to = '/clients?page=2', target = '') => {
      said(
        <Link to={to} state={{ from: 1 }} target={target} onClick={onClick}>
          To
        </Link>,
      );
      go.mockClear();
      let isLeft = false;
      const see = (event: Event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', see, { once: true });
      fireEvent.click(screen.getByRole('link'), over);
      return isLeft && go.mock.calls.length === 0;
    };
    expect(isLeftToBrowser()).toBe(false);
    expect(go.mock.calls).toEqual([['/clients?page=2', { state: { from: 1 } }]]);
    expect(isLeftToBrowser({}, '/clients', '_self')).toBe(false);
    const others = [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }];
    expect(others.map((over) => isLeftToBrowser(over))).toEqual(others.map(() => true));
    expect([
      isLeftToBrowser({}, '/a', '_blank'),
      isLeftToBrowser({}, '#main'),
      isLeftToBrowser({}, '//b.example'),
    ]).toEqual([true, true, true]);
    expect(onClick).toHaveBeenCalledTimes(10);
    onClick.mockImplementation((event: Event) => event.preventDefault());
    isLeftToBrowser();
    expect(go).not.toHaveBeenCalled();
  });
});

describe('Feedback', () => {
  it('says what happened, what is kept and what to do', () => {
    const onRetry = vi.fn();
    expect(
      said(
        <>
          <Notice>Saved</Notice>
          <Notice kind="error" action={<button type="button">Again</button>}>
            Not saved
          </Notice>
          <Progress label="Resume" value={33.4} />
          <EmptyState title="No jobs yet" />
          <EmptyState isPage icon={<i>*</i>} title="No page" action={<b>Post one</b>}>
            Nothing here
          </EmptyState>
          <ErrorState title="Not loaded" />
          <ErrorState title="Not loaded" message="Offline." kept="Your draft is kept." onRetry={onRetry} />
          <ErrorState title="Not loaded" kept="Kept." />
          <NoAccess what="job" backTo="/jobs" backLabel="All jobs" />
        </>,
      ),
    ).toMatchInlineSnapshot(`
      "div data-kind=info role=status
      div Saved
      div data-kind=error role=alert
      div Not saved
      button Again
      span Resume
      span 33%
      progress max=100 aria-label=Resume
      h2 No jobs yet
      i *
      h1 No page
      p Nothing here
      b Post one
      div role=alert
      span data-meaning=red
      h2 Not loaded
      div role=alert
      span data-meaning=red
      h2 Not loaded
      p Offline. Your draft is kept.
      button data-kind=secondary data-size=medium Try again
      div role=alert
      span data-meaning=red
      h2 Not loaded
      p Kept.
      h1 This job is not available
      p It may have been removed, or it is not shared with you. Ask the person who sent you here for access.
      a data-kind=secondary data-size=medium href=/jobs aria-current=page All jobs"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(document.title).toBe('Not available · HireHub');
    said(<PageTitle>HireHub</PageTitle>);
    expect(document.title).toBe('HireHub');
  });
});

describe('A layout', () => {
  it('of a record names its parts', () => {
    expect(
      said(
        <>
          <PageHead
            title="Jobs"
            count={0}
            state={<i>Open</i>}
            lead="Lead"
            back={{ to: '/', label: 'Home' }}
            actions={<b>Post</b>}
          />
          <PageHead title="Ana" avatar={<i>A</i>} lead="Nurse" />
          <Card title="About" aside={<i>Edit</i>} flush className="mine">
            Body
          </Card>
          <Card aside={<i>Only aside</i>}>Body</Card>
          <Card>Bare</Card>
          <Facts
            facts={[
              { label: 'Pay', value: '$60' },
              { label: 'City', value: null },
              { label: 'Zip', value: undefined },
              { label: 'State', value: '' },
              { label: 'Years', value: 0 },
            ]}
          />
          <Stat label="Hires" value={3} change="+1" meaning="green" />
          <Stat label="Open" value={0} />
        </>,
      ),
    ).toMatchInlineSnapshot(`
      "a data-kind=quiet href=/ Home
      span aria-hidden=true ←
      h1 Jobs
      span 0
      i Open
      b Post
      div Lead
      i A
      h1 Ana
      div Nurse
      section data-flush=true
      h2 About
      i Edit
      div Body
      i Only aside
      div Body
      div Bare
      dt Pay
      dd $60
      dt City
      span Not set
      dt Zip
      span Not set
      dt State
      span Not set
      dt Years
      dd 0
      span Hires
      strong 3
      span data-meaning=green +1
      span Open
      strong 0"
    `);
    expect(document.querySelector('.ui-card')?.className).toBe('ui-card mine');
  });

  it('of a list, a board, a dashboard or a conversation has a place for each part', () => {
    expect(
      said(
        <>
          <ListLayout head="Head" filters="Filters">
            Rows
          </ListLayout>
          <ListLayout head="Head" bulk="2 selected">
            Rows
          </ListLayout>
          <DashboardLayout head="Head" first="First" stats="Stats">
            Cards
          </DashboardLayout>
          <DashboardLayout head="Head" coming="Soon">
            Cards
          </DashboardLayout>
          <SplitLayout listLabel="People" list="List" isOpen>
            Talk
          </SplitLayout>
          <SplitLayout listLabel="Others" list="List" isOpen={false}>
            Talk
          </SplitLayout>
          <BoardLayout head="Head">
            <BoardColumn title="New" count={2}>
              <li>Ana</li>
            </BoardColumn>
          </BoardLayout>
        </>,
      ),
    ).toMatchInlineSnapshot(`
      "div HeadFiltersRows
      div HeadRows
      div role=region aria-label=Selection 2 selected
      div Head
      div First
      div Stats
      div Cards
      div Head
      div Soon
      div hidden
      div Cards
      div data-open=true
      nav aria-label=People List
      div Talk
      nav aria-label=Others List
      div Talk
      div data-wide=true Head
      section aria-label=New, 2
      h2 New
      span 2
      li Ana"
    `);
  });
});
