// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import {
  followRequestedAction,
  forgetPendingAction,
  keepPendingAction,
  readPendingAction,
  takeWaitingTarget,
  targetOf,
  waitingAction,
} from '../../../../web/common/mailed-links/pending-action.ts';

const token = 'abcdefghijklmnopqrstuv';
const read = (address: string) => readPendingAction(new URL(address, 'https://hirehub.example'));

afterEach(() => history.replaceState(null, '', '/'));

describe('The action in an address', () => {
  it('is read from token, email, status, managerId and candidateId (AUTH-54)', () => {
    expect(
      read(`/guest/job/17?token=${token}&email=Ana%40Example.com&status=accepted&managerId=7&candidateId=9`),
    ).toEqual({
      path: '/guest/job/17',
      token,
      email: 'ana@example.com',
      status: 'accepted',
      managerId: 7,
      candidateId: 9,
    });
  });

  it.each([
    ['a token in the address of a page that consumes it itself', `/account/confirmation?token=${token}`],
    ['a malformed token', '/candidate-invite?token=short&email=ana%40example.com'],
    ['invalid ids', '/?managerId=-1&candidateId=1e9'],
    ['an id beyond safe integers', '/?managerId=9999999999999999'],
    ['a script for an id', '/?candidateId=javascript:alert(1)'],
    ['a status alone', '/?status=accepted'],
    ['a token with more than it has', `/candidate-invite?token=${token}x`],
    ['a token with less than it has', `/candidate-invite?token=${token.slice(1)}`],
    ['a token before which something is', `/candidate-invite?token=.${token}`],
    ['a token below the page of a link', `/candidate-invite/7?token=${token}`],
    ['a token above the page of a link', `/x/candidate-invite?token=${token}`],
    ['a token of a recommendation without its number', `/guest/job/x7?token=${token}`],
    ['a number that begins with zero', `/guest/job/07?token=${token}`],
    ['a number of seventeen digits', `/guest/job/${'1'.repeat(17)}?token=${token}`],
    ['an id after which something is', '/?managerId=7x'],
    ['an id before which something is', '/?managerId=x7'],
    ['an id that begins with zero', '/?candidateId=07'],
    ['an id of seventeen digits', `/?candidateId=${'1'.repeat(17)}`],
    ['empty parts', '/candidate-invite?token=&email=&status=&managerId=&candidateId='],
    ['nothing', '/find-jobs'],
  ])('ignores %s', (_, address) => {
    expect(read(address)).toBeUndefined();
  });

  it.each(['/candidate-invite', '/represent', '/guest/job/1', `/guest/job/${'1'.repeat(16)}`])(
    'has the token of a link to %s',
    (path) => {
      expect(read(`${path}?token=${token}`)).toEqual({ path, token });
    },
  );

  it('has the largest id that is safe, and the status of the link', () => {
    const largest = Number.MAX_SAFE_INTEGER;
    expect(read(`/?managerId=${largest}`)).toEqual({ managerId: largest });
    expect(read(`/represent?token=${token}&status=declined`)).toEqual({
      path: '/represent',
      token,
      status: 'declined',
    });
  });

  const long = `${'a'.repeat(244)}@b.example`;
  it.each([
    ['Ana@Example.COM', 'ana@example.com'],
    [long, long],
    [`a${long}`, undefined],
    ['ana@example', undefined],
    ['ana example@b.example', undefined],
    ['ana@@b.example', undefined],
    ['ana@b.example>', undefined],
    ['<ana@b.example', undefined],
    ['ana@b ex.ample', undefined],
    ['@b.example', undefined],
    ['ana@.example', undefined],
    ['ana@b.', undefined],
  ])('has the address of a link where it is one, in small letters: %#', (given, known) => {
    const found = read(`/candidate-invite?token=${token}&email=${encodeURIComponent(given)}`);
    expect(found).toEqual({ path: '/candidate-invite', token, ...(known && { email: known }) });
  });

  it('leaves out only the malformed part', () => {
    expect(read('/?managerId=7&candidateId=x&status=maybe&email=nobody')).toEqual({ managerId: 7 });
    expect(read(`/candidate-invite?token=${token}&email=%3Cb%3E%40x.example`)).toEqual({
      path: '/candidate-invite',
      token,
    });
  });
});

describe('The target of a pending action', () => {
  const managers: Record<Role, string | undefined> = {
    candidate: '/candidate/managers/7',
    recruiter: '/recruiter/managers/7',
    manager: '/manager/managers/7',
    super_manager: '/super_manager/managers/7',
  };
  const candidates: Record<Role, string | undefined> = {
    candidate: '/candidate/candidates/9',
    recruiter: '/recruiter/candidates/9',
    manager: '/manager/candidates/9',
    super_manager: '/super_manager/candidates/9',
  };
  it.each(Object.keys(managers) as Role[])(
    'is, for a %s, the page of that manager or candidate, or the page of the link (AUTH-55)',
    (role) => {
      expect(targetOf({ managerId: 7 }, role)).toBe(managers[role]);
      expect(targetOf({ candidateId: 9 }, role)).toBe(candidates[role]);
      expect(targetOf({ path: '/guest/job/17', token, status: 'accepted', managerId: 7 }, role)).toBe('/guest/job/17');
      expect(targetOf({ path: '/guest/job/17', managerId: 7 }, role)).toBe(managers[role]);
      expect(targetOf({ managerId: 7, candidateId: 9 }, role)).toBe(managers[role]);
      expect(targetOf({ token }, role)).toBeUndefined();
    },
  );
});

describe('While the visitor signs up or logs in', () => {
  it('the action is kept for this tab and followed once (AUTH-55)', () => {
    keepPendingAction({ managerId: 7 });
    expect(localStorage).toHaveLength(0);
    expect(takeWaitingTarget('recruiter')).toBe('/recruiter/managers/7');
    expect(takeWaitingTarget('recruiter')).toBeUndefined();
    expect(waitingAction()).toBeUndefined();
  });

  it('nothing is followed where nothing was kept', () => {
    expect([waitingAction(), takeWaitingTarget('manager')]).toEqual([undefined, undefined]);
  });

  it('a link and its token are kept until its page has handled it, and the address does not carry them', () => {
    keepPendingAction({ path: '/guest/job/17', token, email: 'ana@example.com', status: 'accepted' });
    expect(takeWaitingTarget('candidate')).toBe('/guest/job/17');
    expect(waitingAction()).toEqual({ path: '/guest/job/17', token, email: 'ana@example.com', status: 'accepted' });
    forgetPendingAction();
    expect(waitingAction()).toBeUndefined();
  });

  it('a tampered action is ignored', () => {
    for (const stored of [
      'not json',
      '{"path":"//evil.example","token":"abcdefghijklmnopqrstuv"}',
      '{"managerId":"7/../../x"}',
      'null',
    ]) {
      sessionStorage.setItem('hirehub.pending-action', stored);
      expect(waitingAction()).toBeUndefined();
    }
  });
});

it('A signed-in user is taken to the person at once (AUTH-55)', () => {
  history.replaceState(null, '', '/dashboard?candidateId=9');
  followRequestedAction('manager');
  expect(location.pathname + location.search).toBe('/manager/candidates/9');
  history.replaceState(null, '', `/represent?token=${token}&candidateId=9`);
  followRequestedAction('manager');
  expect(location.pathname, 'the page of a link handles it itself').toBe('/represent');
  history.replaceState(null, '', '/dashboard?candidateId=nine');
  followRequestedAction('manager');
  expect(location.pathname).toBe('/dashboard');
});
