// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longestMessage } from '../../../../shared/constants/chat.ts';
import { chatFileTypes } from '../../../../shared/constants/chat-file.ts';
import type { Channel } from '../../../../shared/model/chat.ts';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { Conversation } from '../../../../web/features/chat/components/conversation.tsx';
import { keepComposedKeys } from '../../../../web/ui/fields/composed-keys.ts';
import { respondToCalls } from '../../support/render-page.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const ada: Channel = {
  url: '1001-2',
  withUserId: 2,
  lastNumber: 0,
  lastMessage: null,
  readNumber: 0,
  theirReadNumber: 0,
  unreadMessageCount: 0,
  isBlocked: false,
  isEnded: false,
  members: [{ userId: 2, nickname: 'Ada Lovelace', profileUrl: null, role: 'candidate' }],
};
const messages = 'GET /api/chat/channels/2/messages';
const none = { body: { data: { messages: [], hasOlder: false } } };
const onChanged = vi.fn();

const onDropJob = vi.fn();

function show(answers: Parameters<typeof respondToCalls>[0] = {}, over: Partial<Channel> = {}, jobId?: number) {
  const sent = respondToCalls({ [messages]: none, ...answers });
  renderSignedIn(
    () => <Conversation channel={{ ...ada, ...over }} jobId={jobId} onDropJob={onDropJob} onChanged={onChanged} />,
    { path: '/messages/2', account: { role: 'recruiter' } },
  );
  return sent;
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Ada Lovelace' });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

beforeEach(() => {
  onChanged.mockReset();
  onDropJob.mockReset();
  beginSession(token, true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => endSession());

it('A message can be sent once it has words, and not while it is too long', async () => {
  show();
  const text = await field();
  expect(sendButton().disabled).toBe(true);
  await userEvent.type(text, 'Hi');
  expect(sendButton().disabled).toBe(false);
  await userEvent.clear(text);
  await userEvent.click(text);
  await userEvent.paste('m'.repeat(longestMessage + 1));
  expect(sendButton().disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toMatch(/this one has 1 too many/);
});

it.each([
  ['without its id', { text: 'Half a sentence' }],
  ['whose text is none', { text: 7, clientId: 'a' }],
])('A stored draft %s is not taken for one', async (_, stored) => {
  localStorage.setItem('message-draft:1001:2', JSON.stringify(stored));
  show();
  expect((await field()).value).toBe('');
});

it('A conversation without messages invites the first one', async () => {
  show();
  expect(await screen.findByText('Write to Ada Lovelace')).toBeTruthy();
  expect(screen.queryByText('The messages could not be loaded')).toBeNull();
});

it('Messages that cannot be loaded are not shown as loading, and are loaded on another try', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    [messages]: { status: 403, body: { message: 'Not now', errors: [] } },
  };
  respondToCalls(answers);
  renderSignedIn(() => <Conversation channel={ada} jobId={undefined} onDropJob={() => {}} onChanged={onChanged} />, {
    path: '/messages',
    account: { role: 'recruiter' },
  });
  const isLoading = () => document.querySelector('[class*="skeleton"]') !== null;
  expect(isLoading()).toBe(true);
  expect(await screen.findByText('The messages could not be loaded')).toBeTruthy();
  expect(isLoading()).toBe(false);
  expect(screen.queryByText('Write to Ada Lovelace')).toBeNull();
  answers[messages] = none;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Write to Ada Lovelace')).toBeTruthy();
});

it('The search in a conversation names who wrote what it finds', async () => {
  const found = (messageId: number, senderId: number) => ({
    messageId,
    channelUrl: ada.url,
    clientId: `client ${messageId}`,
    customType: 'text',
    data: `Shift ${messageId}`,
    job: null,
    file: null,
    senderId,
    createdAt: '2026-11-20T15:05:00.000Z',
  });
  show({
    'GET /api/chat/channels/2/search?query=shift': {
      body: { data: { messages: [found(2, 1001), found(1, 2)], next: null, searchedBackTo: null } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Search in this conversation' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Words to find' }), 'shift');
  const hit = await screen.findByRole('button', { name: /Shift 2/ });
  expect(hit.textContent).toMatch(/^You · /);
  expect(screen.getByRole('button', { name: /Shift 1/ }).textContent).toMatch(/^Ada Lovelace · /);
});

it('A report sends the chosen reason, and the conversation is ended with its response', async () => {
  const ended = { ...ada, isEnded: true };
  const sent = show({ 'POST /api/chat/channels/2/report': { body: { data: ended } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions of this conversation' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Ada Lovelace?' }));
  const reasons = dialog.getAllByRole<HTMLInputElement>('radio');
  expect(reasons.map(({ value }) => value)).toEqual(['spam', 'abuse', 'fraud', 'other']);
  await userEvent.click(dialog.getByRole('radio', { name: /^Abuse/ }));
  expect(dialog.getByRole('radio', { name: /^Abuse/ }).closest('[data-on="true"]')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Report and end' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ address }) => address.endsWith('/report'))?.body).toEqual({ reason: 'abuse' });
  expect(onChanged.mock.calls).toEqual([[ended]]);
});

it('A report that was not sent says that nothing was changed', async () => {
  show({ 'POST /api/chat/channels/2/report': { status: 409, body: { message: 'Too many reports', errors: [] } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions of this conversation' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Report and end' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The report could not be sent. Too many reports. Nothing was changed.',
  );
  expect(onChanged).not.toHaveBeenCalled();
});

it.each([
  [true, 'You have ended this conversation. Neither of you can write in it.'],
  [false, 'This conversation has ended. You can still read it.'],
])('An ended conversation has no field, and is opened again by the one who ended it: %s', async (isBlocked, words) => {
  show({}, { isEnded: true, isBlocked });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open again' }) !== null).toBe(isBlocked);
});

const refused = { status: 409, body: { message: 'Try later', errors: [] } };
const block = 'PUT /api/chat/channels/2/block';
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions of this conversation' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

it('A conversation names the other participant with their role and page, and leads back to all conversations', async () => {
  show();
  const head = screen.getByRole('heading', { name: 'Ada Lovelace' });
  expect(within(head).getByRole('link').getAttribute('href')).toBe('/recruiter/candidates/2');
  expect(head.nextElementSibling?.textContent).toBe('Candidate');
  expect(screen.getByRole('region', { name: 'Conversation with Ada Lovelace' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'All conversations' }));
  expect(await screen.findByText('at /messages')).toBeTruthy();
});

it('A conversation with a manager that work no longer connects can be read, and says why nobody writes (PLUS-47)', async () => {
  const manager = { members: [{ userId: 2, nickname: 'Ada Lovelace', profileUrl: null, role: 'manager' as const }] };
  const open = (whyClosed: string | null) => ({
    'GET /api/chat/channels/2': { body: { data: { ...ada, ...manager, whyClosed } } },
  });
  show(open('You no longer work on this manager’s jobs, so you can only read this conversation'), manager);
  expect(
    await screen.findByText('You no longer work on this manager’s jobs, so you can only read this conversation.'),
  ).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Message to Ada Lovelace' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull();
  cleanup();
  const sent = show(open(null), manager);
  await vi.waitFor(() => expect(sent.map(({ address }) => address)).toContain('/api/chat/channels/2'));
  expect(await field()).toBeTruthy();
});

it('A conversation with a member who is gone has neither their page nor their role', () => {
  show({}, { members: [] });
  const head = screen.getByRole('heading', { name: 'A former member' });
  expect(within(head).queryByRole('link')).toBeNull();
  expect(head.nextElementSibling?.textContent).toBe('');
});

it('A conversation is ended from its menu, and the response is what the list has', async () => {
  const ended = { ...ada, isBlocked: true, isEnded: true };
  const sent = show({ [block]: { body: { data: ended } } });
  await choose('End the conversation');
  await waitFor(() => expect(onChanged.mock.calls).toEqual([[ended]]));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ isBlocked: true });
});

it('A conversation that its user ended is opened again from its menu and from below, or says why it is not', async () => {
  const sent = show({ [block]: refused }, { isBlocked: true, isEnded: true });
  await choose('Open the conversation again');
  expect(await screen.findByText('Try later')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }));
  const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(puts()).toEqual([{ isBlocked: false }, { isBlocked: false }]));
  expect(onChanged).not.toHaveBeenCalled();
});

it('The keys of the browser’s search open the search of the conversation, once; others do not', async () => {
  show();
  await field();
  const press = (init: KeyboardEventInit) => !fireEvent.keyDown(document.body, init);
  expect([press({ key: 'f' }), press({ key: 'g', ctrlKey: true })]).toEqual([false, false]);
  expect(screen.queryByRole('searchbox')).toBeNull();
  for (const init of [
    { key: 'f', ctrlKey: true },
    { key: 'F', metaKey: true },
  ]) {
    expect(press(init)).toBe(true);
    expect(await screen.findByRole('searchbox', { name: 'Words to find' })).toBeTruthy();
    // A second press is the browser's.
    expect(press(init)).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(screen.queryByRole('searchbox')).toBeNull();
  }
});

it('The next message names the job from whose page the conversation was opened, and only that one', async () => {
  const job = { id: 4, title: 'Night ICU nurse' };
  const sent = show(
    { 'GET /api/recruiter/jobs/4': { body: { data: { job } } }, [`POST ${messages.slice(4)}`]: refused },
    {},
    4,
  );
  expect((await screen.findByText(/^About: /)).textContent).toBe('About: Night ICU nurse');
  fireEvent.click(screen.getByRole('button', { name: 'Do not name the job' }));
  expect(onDropJob).toHaveBeenCalledTimes(1);
  fireEvent.change(await field(), { target: { value: '  Are you free?  ' } });
  fireEvent.click(sendButton());
  expect(onDropJob).toHaveBeenCalledTimes(2);
  const posted = () => sent.find(({ method }) => method === 'POST')?.body;
  await waitFor(() => expect(posted()).toEqual({ clientId: expect.any(String), data: 'Are you free?', jobId: 4 }));
  // The next one is another message.
  expect((await field()).value).toBe('');
  expect(document.activeElement).toBe(await field());
});

it('The field for a message says what its keys do, and does it', async () => {
  const sent = show({ [`POST ${messages.slice(4)}`]: refused });
  const text = await field();
  expect(text.placeholder).toBe('Message Ada Lovelace');
  expect(document.querySelector('#composer-help')?.textContent).toBe('Enter sends, Shift + Enter starts a new line.');
  const sends = () => sent.filter(({ method }) => method === 'POST').length;
  fireEvent.keyDown(text, { key: 'Enter' });
  fireEvent.change(text, { target: { value: 'Hi' } });
  fireEvent.keyDown(text, { key: 'a' });
  // An input method chooses a character.
  const stop = keepComposedKeys(globalThis.window);
  fireEvent.keyDown(text, { key: 'Enter', isComposing: true });
  stop();
  expect(sends()).toBe(0);
  expect(text.value).toBe('Hi');
  text.focus();
  fireEvent.keyDown(text, { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ada Lovelace' }));
  fireEvent.submit(text.closest('form')!);
  await waitFor(() => expect(sends()).toBe(1));
  // The server takes a message of the same id for the same message, and would drop the second.
  fireEvent.change(text, { target: { value: 'Hi' } });
  fireEvent.submit(text.closest('form')!);
  await waitFor(() => expect(sends()).toBe(2));
  const ids = sent.flatMap(({ method, body }) => (method === 'POST' ? (body as { clientId: string }).clientId : []));
  expect(new Set(ids).size).toBe(2);
});

it('A draft follows what another tab writes, unless it is being written here', async () => {
  show();
  const text = await field();
  expect(text.getAttribute('aria-invalid')).toBeNull();
  fireEvent.change(text, { target: { value: 'Half a' } });
  const stored = JSON.parse(localStorage.getItem('message-draft:1001:2') ?? '{}') as object;
  expect(stored).toEqual({ text: 'Half a', clientId: expect.any(String) });
  localStorage.setItem('message-draft:1001:2', JSON.stringify({ ...stored, text: 'Half a sentence' }));
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  fireEvent(globalThis.window, new StorageEvent('storage'));
  expect(text.value).toBe('Half a');
  localStorage.setItem('message-draft:1001:2', JSON.stringify({ ...stored, text: 'A sentence' }));
  focus.mockReturnValue(false);
  fireEvent(globalThis.window, new StorageEvent('storage'));
  expect(text.value).toBe('A sentence');
  focus.mockRestore();
});

it('Files that are chosen or pasted are sent once they were looked at, and a pasted text is none', async () => {
  const sent = show({ 'POST /api/chat/channels/2/files': refused });
  const picker = await screen.findByLabelText<HTMLInputElement>('Files to send');
  expect(picker.accept.split(',')).toEqual(Object.keys(chatFileTypes).map((ending) => `.${ending}`));
  const opened = vi.spyOn(picker, 'click');
  fireEvent.click(screen.getByRole('button', { name: 'Send a file' }));
  expect(opened).toHaveBeenCalledTimes(1);
  const file = (name: string) => new File(['x'], name);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.change(picker, { target: { files: [file('never.pdf')] } });
  press('Cancel');
  fireEvent.change(picker, { target: { files: [file('a.pdf'), file('wrong.pdf'), file('b.pdf')] } });
  press('Leave out wrong.pdf');
  press('Send 2 files');
  expect(!fireEvent.paste(await field(), { clipboardData: { files: [file('c.png')] } })).toBe(true);
  within(screen.getByRole('dialog', { name: 'Send files' })).getByText('c.png');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' }));
  expect(!fireEvent.paste(await field(), { clipboardData: { files: [] } })).toBe(false);
  const names = () =>
    sent.filter(({ method }) => method === 'POST').map(({ body }) => (body as { filename: string }).filename);
  await waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf', 'c.png']));
});
