// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../../../web/ui/buttons/navigation.tsx';
import { Combobox, type ComboboxProps } from '../../../../web/ui/fields/combobox.tsx';
import type { Option } from '../../../../web/ui/fields/select.tsx';
import { InviteModal } from '../../../../web/ui/overlays/invite-modal.tsx';
import { Modal } from '../../../../web/ui/overlays/modal.tsx';
import { Popover } from '../../../../web/ui/overlays/popover.tsx';
import { SavedList } from '../../../../web/ui/overlays/saved-list.tsx';
import { Tabs } from '../../../../web/ui/layouts/tabs.tsx';
import { outlineOf } from '../../support/outline.ts';

const [go, onClose, onChange] = [vi.fn(), vi.fn(), vi.fn()];
beforeEach(() => vi.resetAllMocks());

function said(element: ReactElement): string {
  cleanup();
  return outlineOf(render(<NavigationProvider value={{ go, path: '/' }}>{element}</NavigationProvider>).container);
}

it('A modal says its title and sentence, and covers itself while busy', () => {
  expect(
    said(
      <>
        <Modal
          title="Invite"
          lead="By mail."
          onClose={onClose}
          size="large"
          actions={<button type="button">Send</button>}
        >
          Body
        </Modal>
        <Modal title="Busy" busy>
          <p>Working on it</p>
        </Modal>
      </>,
    ),
  ).toMatchInlineSnapshot(`
    "dialog data-size=large aria-labelledby=(Invite) open
    h2 Invite
    p By mail.
    button aria-label=Close title=Close data-kind=quiet data-size=small
    div Body
    button Send
    dialog data-size=small aria-labelledby=(Busy) aria-busy=true open
    h2 Busy
    button aria-label=Close title=Close data-kind=quiet data-size=small disabled
    p Working on it
    div role=status aria-label=Working"
  `);
  expect(document.activeElement?.textContent).toBe('Send');
});

describe('A popover', () => {
  const popover = (isOpen: boolean) => (
    <>
      <Popover
        label="Saved"
        isOpen={isOpen}
        onClose={onClose}
        trigger={(ties) => (
          <button type="button" {...ties}>
            Open
          </button>
        )}
      >
        <button type="button">Inside</button>
      </Popover>
      <button type="button">Outside</button>
    </>
  );
  it('takes the focus, and closes on Escape, by a press outside and when the focus leaves it', () => {
    expect([said(popover(false)), said(popover(true))]).toMatchInlineSnapshot(`
      [
        "button aria-expanded=false aria-controls=missing aria-haspopup=dialog Open
      button Outside",
        "button aria-expanded=true aria-controls aria-haspopup=dialog Open
      div role=dialog tabindex=-1 aria-label=Saved
      button Inside
      button Outside",
      ]
    `);
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    const closes = (act: () => void) => {
      onClose.mockClear();
      act();
      return onClose.mock.calls.length;
    };
    const [trigger, inside, outside] = ['Open', 'Inside', 'Outside'].map((name) => screen.getByText(name));
    expect([
      closes(() => fireEvent.pointerDown(inside!)),
      closes(() => fireEvent.pointerDown(outside!)),
      closes(() => fireEvent.keyDown(document.body, { key: 'a' })),
      closes(() => fireEvent.blur(inside!, { relatedTarget: trigger })),
      closes(() => fireEvent.blur(inside!)),
      closes(() => fireEvent.blur(inside!, { relatedTarget: outside })),
      closes(() => fireEvent.keyDown(document.body, { key: 'Escape' })),
    ]).toEqual([0, 1, 0, 0, 0, 1, 1]);
    expect(document.activeElement).toBe(trigger);
    said(popover(false));
    fireEvent.pointerDown(screen.getByText('Outside'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.blur(screen.getByText('Open'), { relatedTarget: screen.getByText('Outside') });
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('A list of what was saved opens and removes each, and marks the current one', () => {
  const items = [
    { id: 1, name: 'Nurses' },
    { id: 2, name: 'Welders' },
  ];
  const [onOpen, onRemove] = [vi.fn(), vi.fn()];
  const list = { label: 'Saved searches', detail: ({ id }: { id: number }) => `No ${id}`, onOpen, onRemove };
  expect(
    said(
      <SavedList
        {...list}
        items={items}
        currentId={2}
        notice={<p>Not removed</p>}
        foot={(close) => (
          <button type="button" onClick={close}>
            Save
          </button>
        )}
      />,
    ),
  ).toMatchInlineSnapshot(
    `
    "button aria-expanded=false aria-controls=missing aria-haspopup=dialog data-kind=secondary data-size=medium
      Saved searches (2)"
  `,
  );
  const open = () => fireEvent.click(screen.getByRole('button', { name: /^Saved searches/ }));
  open();
  expect(outlineOf(screen.getByRole('dialog'))).toMatchInlineSnapshot(`
    "p Not removed
    span Nurses
    span No 1
    button aria-label=Remove Nurses title=Remove Nurses data-kind=quiet data-size=small
    button aria-current=true
    span Welders
    span No 2
    button aria-label=Remove Welders title=Remove Welders data-kind=quiet data-size=small
    button Save"
  `);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Nurses' }));
  fireEvent.click(screen.getByRole('button', { name: 'Welders No 2' }));
  expect([onRemove.mock.calls, onOpen.mock.calls, screen.queryByRole('dialog')]).toEqual([[[1]], [[items[1]]], null]);
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(said(<SavedList {...list} items={items} isCounted={false} />)).toContain('Saved searches');
  expect(screen.getByRole('button').textContent).toBe('Saved searches ');
  said(<SavedList {...list} items={[]} />);
  open();
  expect([screen.getByRole('button').textContent, screen.getByRole('dialog').childElementCount]).toEqual([
    'Saved searches ',
    0,
  ]);
});

it('Tabs name their sections with their counts, of which zero is one', () => {
  const tabs = [
    { value: 'a', label: 'About', content: 'About it' },
    { value: 'b', label: 'Candidates', count: 1200, content: 'People' },
    { value: 'c', label: 'Notes', count: 0, content: 'None' },
  ];
  said(<Tabs label="Sections" tabs={tabs} value="b" onChange={onChange} />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'About',
    'Candidates1,200',
    'Notes0',
  ]);
  expect([screen.getByRole('tablist').getAttribute('aria-label'), screen.getByRole('tabpanel').textContent]).toEqual([
    'Sections',
    'People',
  ]);
  fireEvent.click(screen.getByRole('tab', { name: /Notes/ }));
  expect(onChange.mock.calls).toEqual([['c']]);
});

describe('The invitation dialog', () => {
  const props = {
    title: 'Invite',
    typed: { begun: [''], onType: () => {} },
    lead: 'By mail.',
    noun: 'recruiter',
    sent: 'invitation',
    takenBecause: 'cannot be invited',
    busy: false,
    onClose,
  };
  const buttons = () =>
    screen
      .getAllByRole('button', { hidden: true })
      .slice(-2)
      .map(({ textContent }) => textContent);
  const type = (row: number, value: string) =>
    fireEvent.change(screen.getByLabelText(`Recruiter ${row}`), { target: { value } });
  const sends = vi.fn();

  it('counts what it sends, says what was taken, and ends with all invitations sent (RECR-16)', () => {
    sends.mockImplementation((emails: string[], onSent: (results: object[]) => void) =>
      onSent(emails.map((email) => ({ email, available: !email.startsWith('taken') }))),
    );
    said(
      <InviteModal {...props} onSend={sends} failure="Not sent">
        <p>Below</p>
      </InviteModal>,
    );
    expect([buttons(), screen.getByRole('alert', { hidden: true }).textContent]).toEqual([
      ['Cancel', 'Send invitation'],
      'Not sent',
    ]);
    fireEvent.click(screen.getByText('Add another'));
    type(1, ' Ana@Example.com');
    type(2, 'taken@example.com');
    expect(buttons()).toEqual(['Cancel', 'Send 2 invitations']);
    fireEvent.click(screen.getByText('Send 2 invitations'));
    expect(outlineOf(document.querySelector('form')!)).toMatchInlineSnapshot(`
      "div data-kind=error role=alert
      div Not sent
      div data-kind=warning role=status
      div One address cannot be invited. The others were sent.
      div data-available=true
      label Recruiter 1
      input placeholder=name@company.com readonly aria-describedby=(Mailed) email value=Ana@Example.com
      div Mailed
      button aria-label=Remove recruiter 1 title=Remove recruiter 1 data-kind=quiet data-size=medium
      div data-available=false
      label Recruiter 2
      input placeholder=name@company.com aria-describedby=(Not available) email value=taken@example.com
      div Not available
      button aria-label=Remove recruiter 2 title=Remove recruiter 2 data-kind=quiet data-size=medium
      button data-kind=quiet data-size=small Add another"
    `);
    expect(buttons()).toEqual(['Done', 'Send invitation']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove recruiter 2', hidden: true }));
    const send = screen.getByRole('button', { name: 'Send invitation', hidden: true });
    expect([send.getAttribute('aria-description'), sends.mock.calls.map(([emails]) => emails as string[])]).toEqual([
      'All invitations were sent',
      [['ana@example.com', 'taken@example.com']],
    ]);
    fireEvent.click(screen.getByText('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says that none of several was sent where all are taken', () => {
    sends.mockImplementation((emails: string[], onSent: (results: object[]) => void) =>
      onSent(emails.map((email) => ({ email, available: false }))),
    );
    said(<InviteModal {...props} onSend={sends} />);
    fireEvent.click(screen.getByText('Add another'));
    type(1, 'a@example.com');
    type(2, 'b@example.com');
    fireEvent.click(screen.getByText('Send 2 invitations'));
    expect(screen.getByRole('status', { hidden: true }).textContent?.trim()).toBe('2 addresses cannot be invited.');
  });
});

describe('A combobox for one choice', () => {
  const options = ['Audit', 'Banking'].map((label, value) => ({
    value,
    label,
    ...(value === 0 ? { detail: 'Books' } : {}),
  }));
  const load = vi.fn<ComboboxProps<number>['load']>();
  beforeEach(() => {
    vi.useFakeTimers();
    load.mockResolvedValue(options);
  });
  const rest = () => act(() => vi.advanceTimersByTimeAsync(500));
  const field = () => screen.getByRole<HTMLInputElement>('combobox');
  function Skill({ first = null, disabled = false }: { first?: Option<number> | null; disabled?: boolean }) {
    const [value, setValue] = useState<Option<number> | null>(first);
    return (
      <Combobox
        label="Skill"
        load={load}
        value={value}
        onChange={setValue}
        placeholder="Any"
        disabled={disabled}
        error={value ? undefined : 'Required'}
      />
    );
  }
  const listed = () => outlineOf(screen.getByRole('listbox', { hidden: true })).split('\n');

  it('says what to type, that it searches, what it found or that it failed, and closes with the choice', async () => {
    expect(said(<Skill />)).toMatchInlineSnapshot(`
      "div data-invalid=true
      label Skill
      input aria-describedby=(Required) aria-invalid=true role=combobox aria-expanded=false aria-controls
        aria-autocomplete=list placeholder=Any value=
      ul role=listbox aria-label=Skill hidden
      li role=option aria-disabled=true aria-selected=false Start typing at least 2 characters
      div Required"
    `);
    fireEvent.focus(field());
    expect([screen.getByRole('listbox').hidden, listed()]).toEqual([
      false,
      ['li role=option aria-disabled=true aria-selected=false Start typing at least 2 characters'],
    ]);
    fireEvent.change(field(), { target: { value: 'Au' } });
    expect(listed()).toEqual(['li role=option aria-disabled=true aria-selected=false Searching…']);
    await rest();
    expect(listed()).toEqual([
      'li role=option aria-selected=true',
      'span Audit',
      'span Books',
      'li role=option aria-selected=false',
      'span Banking',
    ]);
    fireEvent.pointerMove(screen.getByRole('option', { name: /Banking/ }));
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Banking');
    expect(fireEvent.mouseDown(screen.getByRole('option', { name: /Banking/ }))).toBe(false);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
    expect([
      field().value,
      field().placeholder,
      field().getAttribute('aria-expanded'),
      screen.getByText('Audit').parentElement?.dataset.single,
    ]).toEqual(['', '', 'false', 'true']);
    load.mockRejectedValue(new Error('No'));
    fireEvent.change(field(), { target: { value: 'Xy' } });
    await rest();
    expect(listed().at(-1)).toContain('The search failed. Type again to retry.');
    load.mockResolvedValue([]);
    fireEvent.change(field(), { target: { value: 'Xyz' } });
    await rest();
    expect(listed()).toEqual(['li role=option aria-disabled=true aria-selected=false Nothing matches']);
    fireEvent.blur(field());
    expect(field().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Audit' }));
    expect([screen.queryByRole('button'), document.activeElement, field().placeholder]).toEqual([null, field(), 'Any']);
  });

  it('that is disabled keeps its choice, and Enter or Escape in a closed one is left to the form', () => {
    said(<Skill first={options[0]!} disabled />);
    expect([screen.queryByRole('button'), field().disabled]).toEqual([null, true]);
    said(<Skill />);
    expect([
      fireEvent.keyDown(field(), { key: 'Enter' }),
      fireEvent.keyDown(field(), { key: 'Escape' }),
      fireEvent.keyDown(field(), { key: 'Backspace' }),
    ]).toEqual([true, true, true]);
    expect(load).not.toHaveBeenCalled();
  });
});
