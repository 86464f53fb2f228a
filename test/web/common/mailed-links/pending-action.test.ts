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

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

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
    ['nothing', '/find-jobs'],
  ])('ignores %s', (_, address) => {
    expect(read(address)).toBeUndefined();
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
    },
  );
});

describe('While the visitor signs up or logs in', () => {
  it('the action is kept for this tab and followed once (AUTH-55)', () => {
    keepPendingAction({ managerId: 7 });
    expect(localStorage).toHaveLength(0);
    expect(takeWaitingTarget('recruiter')).toBe('/recruiter/managers/7');
    expect(takeWaitingTarget('recruiter')).toBeUndefined();
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
  history.replaceState(null, '', '/dashboard?candidateId=nine');
  followRequestedAction('manager');
  expect(location.pathname).toBe('/dashboard');
});
