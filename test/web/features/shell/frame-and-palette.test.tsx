// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RouterNavigation } from '../../../../web/app/frames/router-navigation.tsx';
import { actionsOfPage } from '../../../../web/features/shell/model/page-actions.ts';
import { Palette } from '../../../../web/features/shell/components/palette.tsx';
import { Shell } from '../../../../web/features/shell/components/shell.tsx';
import { SupportPage } from '../../../../web/features/shell/pages/support.tsx';
import { useSidebar } from '../../../../web/features/shell/hooks/use-sidebar.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

// jsdom has no layout to scroll in.
const scrolled = vi.fn();
Element.prototype.scrollIntoView = scrolled;
const setWidth = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

beforeEach(() => void scrolled.mockClear());

describe('The frame of the signed-in area', () => {
  const nothing = () => {};
  const Page = () => (
    <Shell
      counts={{ jobs: 4, calendar: 1, notifications: 3 }}
      bell={<p>The bell</p>}
      banner={<p>A message</p>}
      onOpenPalette={nothing}
      onInviteRecruiter={nothing}
      onInviteCandidates={nothing}
      onAddClient={nothing}
      onLogOut={nothing}
    />
  );
  const show = (width: number) => {
    setWidth(width);
    renderSignedIn(Page, { path: '/jobs', account: { avatar: '/daniel.png' } });
  };
  const menu = () => document.querySelector('#shell-menu')!;
  const states = () => [
    menu().getAttribute('data-collapsed'),
    menu().getAttribute('data-open'),
    menu().hasAttribute('inert'),
    document.querySelector('.shell')?.getAttribute('data-collapsed'),
    document.querySelector('.shell')?.getAttribute('data-drawer'),
    [...menu().querySelectorAll('button')]
      .map((one) => [one.ariaLabel, one.getAttribute('aria-expanded')])
      .flat()
      .join(' '),
  ];

  it('says where one is, what there is to see, and whose account it is', () => {
    show(1280);
    expect(readAloud()).toMatchInlineSnapshot(`
      "[Skip to content](#main)
      ‹Main menu› [HireHub home](/dashboard)
      [Dashboard](/dashboard)
      [Jobs 4 jobs](/jobs) (current)
      [Clients](/clients)
      [Recruiters](/manager/recruiters)
      [Campaigns](/campaigns)
      [Skills](/skills)
      [Calendar 1 interview left today](/calendar)
      [Messages](/messages)
      [Notifications 3 unread notifications](/notifications)
      v <Collapse menu | open>
      <Find pages, actions, jobs and people> [Support](/support)
      The bell
      <(picture /daniel.png) Account menu of Daniel Reyes>
      A message"
    `);
    expect(states()).toEqual([null, null, false, null, null, 'Collapse menu true']);
    expect(menu().querySelector('.shell-item')?.getAttribute('title')).toBeNull();
  });

  it('names the entries of the collapsed menu on hover, and remembers the choice for each width', () => {
    show(1280);
    fireEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(states()).toEqual(['true', null, false, 'true', null, 'Expand menu false']);
    expect(menu().querySelector('.shell-item')?.getAttribute('title')).toBe('Dashboard');
    expect(JSON.parse(localStorage.getItem('hirehub.sidebar') ?? '')).toEqual({ wide: true });
    cleanup();
    show(900);
    fireEvent.click(screen.getByRole('button', { name: 'Expand menu' }));
    expect(JSON.parse(localStorage.getItem('hirehub.sidebar') ?? '')).toEqual({ wide: true, tight: false });
    cleanup();
    show(900);
    expect(states()[0]).toBeNull();
  });

  it('has the menu as a drawer on a narrow screen, which its button, Escape and any link close', () => {
    show(500);
    const opener = () => screen.getByRole('button', { name: 'Open menu' });
    expect(states()).toEqual([null, null, true, null, 'true', 'Close menu false']);
    expect([opener().getAttribute('aria-expanded'), opener().getAttribute('aria-controls')]).toEqual([
      'false',
      'shell-menu',
    ]);
    fireEvent.click(opener());
    expect(states()).toEqual([null, 'true', false, null, 'true', 'Close menu true']);
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement?.textContent, 'the entry of this page').toContain('Jobs');
    fireEvent.keyDown(document, { key: 'a' });
    expect(states()[1]).toBe('true');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(states()[1]).toBeNull();
    for (const close of ['.shell-item', '.shell-logo', '.shell-foot button']) {
      fireEvent.click(opener());
      const target = menu().querySelector(close)!;
      target.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(target);
      expect(states()[1], close).toBeNull();
    }
    expect(localStorage.getItem('hirehub.sidebar'), 'a drawer is no choice to remember').toBeNull();
  });

  it('closes the drawer with the page, and takes up its width when the window changes', async () => {
    setWidth(500);
    function Frame() {
      const { room, isDrawerOpen, isCollapsed, toggle } = useSidebar();
      return (
        <>
          <button type="button" onClick={toggle}>
            {[room, isDrawerOpen && 'open', isCollapsed && 'collapsed'].filter(Boolean).join(' ')}
          </button>
          <Outlet />
        </>
      );
    }
    const router = createMemoryRouter([{ path: '*', Component: Frame }], { initialEntries: ['/a'] });
    const { unmount } = render(<RouterProvider router={router} />);
    const said = () => screen.getByRole('button').textContent;
    fireEvent.click(screen.getByRole('button'));
    expect(said()).toBe('drawer open');
    await router.navigate('/b');
    await waitFor(() => expect(said()).toBe('drawer'));
    for (const [width, words] of [
      [768, 'tight collapsed'],
      [991, 'tight collapsed'],
      [992, 'wide'],
      [767, 'drawer'],
    ] as const) {
      setWidth(width);
      fireEvent(globalThis.window, new Event('resize'));
      expect(said()).toBe(words);
    }
    const remove = vi.spyOn(globalThis, 'removeEventListener');
    unmount();
    expect(remove.mock.calls.map(([type]) => type)).toContain('resize');
    remove.mockRestore();
  });

  it('keeps its choice for this page where storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    show(1280);
    fireEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(screen.getByRole('button', { name: 'Expand menu' })).toBeTruthy();
    blocked.mockRestore();
  });
});

describe('The palette', () => {
  const [onClose, run] = [vi.fn(), vi.fn()];
  const entries = [
    { label: 'Jobs', group: 'Go to' as const, to: '/jobs' },
    { label: 'Log Out', group: 'Do' as const, detail: 'Daniel', run },
    { label: 'No such page', group: 'Go to' as const, to: '/not-built' },
  ];
  const searches = vi.fn((typed: string) => [
    { label: `Find ${typed}`, group: 'Do' as const, to: '/find-jobs' },
    { label: `Not built ${typed}`, group: 'Do' as const, to: '/not-built' },
  ]);
  function show() {
    vi.clearAllMocks();
    const page = (path: string) => ({ path, element: <p>at {path}</p> });
    const Frame = () => (
      <RouterNavigation>
        <Palette entries={entries} searches={searches} onClose={onClose} />
        <Outlet />
      </RouterNavigation>
    );
    render(
      <RouterProvider
        router={createMemoryRouter([{ Component: Frame, children: ['/', '/jobs', '/find-jobs'].map(page) }])}
      />,
    );
  }
  const field = () => screen.getByRole('combobox', { hidden: true });
  const options = () => screen.queryAllByRole('option', { hidden: true });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });

  it('says what it finds, and finds only what the role has', () => {
    show();
    const dialog = document.querySelector('dialog')!;
    expect(dialog.getAttribute('aria-label')).toBe('Find a page, an action, a job or a person');
    expect(readAloud(dialog)).toMatchInlineSnapshot(`
      "‹Find a page, an action, a job or a person›
      Search pages, actions, jobs and people (such as Find a page, an action, a job or a person) ""
      ‹Pages, actions, jobs and people›
      JobsGo to
      Log OutDanielDo"
    `);
    expect(options().map((one) => one.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect([field().getAttribute('aria-activedescendant'), options()[0]?.id]).toEqual([
      options()[0]?.id,
      options()[0]?.id,
    ]);
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('offers to search for two letters or more, below what it found', () => {
    show();
    type(' j ');
    expect(searches).not.toHaveBeenCalled();
    type(' jo ');
    expect(searches).toHaveBeenLastCalledWith('jo');
    expect(options().map(({ textContent }) => textContent)).toEqual(['JobsGo to', 'Find joDo']);
    type('xyz');
    expect(options().map(({ textContent }) => textContent)).toEqual(['Find xyzDo']);
  });

  it('goes to the page of an entry, or does it, by a click or Enter, and closes', async () => {
    show();
    fireEvent.click(options()[0]!);
    expect(await screen.findByText('at /jobs')).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    show();
    fireEvent.pointerMove(options()[1]!);
    expect(options().map((one) => one.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    fireEvent.keyDown(field(), { key: 'x' });
    expect(fireEvent.keyDown(field(), { key: 'Enter' }), 'Enter does nothing else').toBe(false);
    expect([run.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
    expect(screen.getByText('at /')).toBeTruthy();
  });

  it('begins again at the first entry when something else is typed, and its arrows do not move the cursor', () => {
    show();
    expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false);
    expect(options()[1]?.getAttribute('aria-selected')).toBe('true');
    type('o');
    expect(options()[0]?.getAttribute('aria-selected')).toBe('true');
    expect(fireEvent.keyDown(field(), { key: 'ArrowLeft' })).toBe(true);
  });

  it('closes on Escape and a press beside it, not on a press inside', () => {
    show();
    const dialog = document.querySelector('dialog')!;
    fireEvent.mouseDown(field());
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(dialog);
    fireEvent(dialog, new Event('cancel'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

it('The actions of a page are its usable buttons and tabs and the links of its head, each once by its name', () => {
  document.body.innerHTML = `
    <header class="ui-page-head"><a href="/x">Edit   job</a><button>Close</button><a>No address</a></header>
    <button aria-label="Save changes"><b>Save</b></button><button>Save changes</button><button>Close</button>
    <button></button><button disabled>Off</button><button aria-disabled="true">Off too</button>
    <button aria-current="page">Here</button><button data-row>Row</button>
    <div inert><button>Inert</button></div><div hidden><button>Hidden</button></div>
    <div aria-hidden="true"><button>Unread</button></div>
    <div role="tab">Notes</div><a href="/y">In the text</a>`;
  const found = actionsOfPage(document.body);
  expect(found.map(({ label, group, whenTyped }) => `${label} | ${group} | ${whenTyped}`)).toEqual([
    'Edit job | On this page | false',
    'Close | On this page | false',
    'Save changes | On this page | true',
    'Notes | On this page | true',
  ]);
  const save = document.querySelector<HTMLElement>('[aria-label="Save changes"]')!;
  const pressed = vi.fn();
  save.addEventListener('click', pressed);
  found[2]?.run?.();
  expect([pressed.mock.calls.length, document.activeElement]).toEqual([1, save]);
  document.body.innerHTML = '';
});

it('The page of support says what to write and where to (LAND-51)', () => {
  renderSignedIn(SupportPage, { path: '/support' });
  expect(readAloud().split('\n')).toMatchInlineSnapshot(`
    [
      "Support · HireHub",
      "# Support",
      "## Write to us",
      "Tell us what you wanted to do, what happened instead, and which job or person it was about. A link from the address bar helps. We reply on working days.",
      "[support@hirehub.example](mailto:support@hirehub.example)",
    ]
  `);
});
