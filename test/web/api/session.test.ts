// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginSession,
  endSession,
  markAuthorized,
  onSignedOutElsewhere,
  readSession,
  renewToken,
  watchSession,
} from '../../../web/api/session.ts';

afterEach(() => endSession());

const received = async <T>(channel: BroadcastChannel): Promise<T> =>
  new Promise((resolve) =>
    channel.addEventListener('message', (event) => resolve((event as MessageEvent<T>).data), { once: true }),
  );
const changed = async () =>
  new Promise<void>((resolve) => {
    const stop = watchSession(() => {
      stop();
      resolve();
    });
  });

it('The session is stored and renewed in the storage that Remember me selects (AUTH-72, DEC-08)', () => {
  beginSession('first', false);
  renewToken('second');
  expect([localStorage.getItem('hirehub.token'), sessionStorage.getItem('hirehub.token')]).toEqual([null, 'second']);
});

it('Signing out clears storage but keeps the screen’s theme (AUTH-45, AUTH-66, DEC-57)', () => {
  localStorage.setItem('hirehub.theme', 'dark');
  localStorage.setItem('hirehub.favorite-jobs', '[1]');
  beginSession('token', true);
  endSession();
  expect({ ...localStorage }).toEqual({ 'hirehub.theme': 'dark' });
  expect(readSession()).toEqual({ token: null, isAuthorized: false });
});

it('Signing in or out in one tab reaches the others', async () => {
  const otherTab = new BroadcastChannel('hirehub.session');
  const message = received<{ say: string; token: string }>(otherTab);
  beginSession('token', true);
  expect(await message).toMatchObject({ say: 'signed-in', token: 'token' });
  const followed = changed();
  otherTab.postMessage({ say: 'signed-out' });
  await followed;
  expect(readSession().isAuthorized).toBe(false);
  otherTab.close();
});

it('A sign-out in another tab is announced before the session ends here', async () => {
  const seen: (boolean | null)[] = [];
  onSignedOutElsewhere(() => seen.push(readSession().isAuthorized));
  const otherTab = new BroadcastChannel('hirehub.session');
  beginSession('token', true);
  const followed = changed();
  otherTab.postMessage({ say: 'signed-out' });
  await followed;
  expect(seen).toEqual([true]);
  expect(readSession().isAuthorized).toBe(false);
  otherTab.close();
});

it('A sign-in in another tab continues here with its token, and is not announced as a sign-out', async () => {
  const left = vi.fn();
  onSignedOutElsewhere(left);
  const otherTab = new BroadcastChannel('hirehub.session');
  beginSession('token', true);
  const followed = changed();
  otherTab.postMessage({ say: 'signed-in', token: 'newer', remember: false });
  await followed;
  expect(readSession()).toEqual({ token: 'newer', isAuthorized: true });
  expect([localStorage.getItem('hirehub.token'), sessionStorage.getItem('hirehub.token')]).toEqual([null, 'newer']);
  expect(left).not.toHaveBeenCalled();
  otherTab.close();
});

it('A tab that is opened later is given the session of this one', async () => {
  const otherTab = new BroadcastChannel('hirehub.session');
  const begun = received(otherTab);
  beginSession('token', false);
  await begun;
  const given = received(otherTab);
  otherTab.postMessage({ say: 'anyone-in' });
  expect(await given).toEqual({ say: 'signed-in', token: 'token', remember: false });
  otherTab.close();
});

it('A sign-out in another tab is not announced where nobody is signed in', async () => {
  const left = vi.fn();
  onSignedOutElsewhere(left);
  const otherTab = new BroadcastChannel('hirehub.session');
  otherTab.postMessage({ say: 'signed-out' });
  const followed = changed();
  otherTab.postMessage({ say: 'signed-in', token: 'token', remember: true });
  await followed;
  expect(left).not.toHaveBeenCalled();
  otherTab.close();
});

describe('The session of this browser', () => {
  beforeEach(() => localStorage.clear());
  const stored = () => [localStorage.getItem('hirehub.token'), sessionStorage.getItem('hirehub.token')];

  it('is in one storage alone, also when it begins again in the other', () => {
    beginSession('tab', false);
    beginSession('kept', true);
    expect(stored()).toEqual(['kept', null]);
    renewToken('renewed');
    expect([stored(), readSession()]).toEqual([['renewed', null], { token: 'renewed', isAuthorized: true }]);
    beginSession('tab', false);
    expect(stored()).toEqual([null, 'tab']);
  });

  it('is known to those who watch it, until they stop', () => {
    const seen = vi.fn();
    const stop = watchSession(seen);
    beginSession('token', true);
    endSession();
    stop();
    beginSession('token', true);
    expect(seen.mock.calls).toEqual([[{ token: 'token', isAuthorized: true }], [{ token: null, isAuthorized: false }]]);
  });

  it('is verified only where there is one', () => {
    endSession();
    markAuthorized();
    expect(readSession()).toEqual({ token: null, isAuthorized: false });
  });

  it('that was refused leaves everything but the token', () => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('other', '1');
    beginSession('token', true);
    endSession({ keepStorage: true });
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{ other: '1' }, { other: '1' }]);
    endSession();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it.each([
    ['local storage', localStorage, 'kept'],
    ['this tab’s storage', sessionStorage, 'tab'],
  ])('begins with the token of %s, which is not verified yet (AUTH-41)', async (_, storage, token) => {
    storage.setItem('hirehub.token', token);
    vi.resetModules();
    const fresh = await import('../../../web/api/session.ts');
    expect(fresh.readSession()).toEqual({ token, isAuthorized: null });
    fresh.renewToken('renewed');
    expect([storage.getItem('hirehub.token'), stored().filter(Boolean)]).toEqual(['renewed', ['renewed']]);
    fresh.markAuthorized();
    expect(fresh.readSession()).toEqual({ token: 'renewed', isAuthorized: true });
    fresh.endSession({ notifyTabs: false });
  });

  it('begins with a question to the other tabs where no token is stored', async () => {
    vi.resetModules();
    const otherTab = new BroadcastChannel('hirehub.session');
    const asked = received(otherTab);
    const fresh = await import('../../../web/api/session.ts');
    expect([fresh.readSession(), await asked]).toEqual([{ token: null, isAuthorized: false }, { say: 'anyone-in' }]);
    otherTab.close();
  });
});
