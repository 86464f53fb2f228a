import type { Row } from './row.ts';
import { ok, ownList, ownersOnly, page } from './row.ts';

/** The points and rewards of recruiters, and of candidates who invite others, are theirs alone (PERM-16, PERM-19, PLUS-42). */
export const pointsRows = {
  'points.readPoints': { about: 'self', recruiter: ok, candidate: ok },
  'points.listPointEntries': { about: 'reward', query: page, recruiter: ownList, candidate: ownList },
  'points.readStatement': { about: 'self', recruiter: ok, candidate: ok },
  'points.listReceivedPoints': { about: 'self', recruiter: ok },
  'points.redeemPoints': {
    about: 'reward',
    body: { count: 1 },
    recruiter: { own: ok, unrelated: 409 },
    candidate: { own: ok, unrelated: 409 },
  },
  'points.contestReturn': {
    about: 'return',
    body: { words: 'She is still there.' },
    recruiter: ownersOnly,
    candidate: { unrelated: 404, missing: 404 },
  },
  'points.listHireBounties': { about: 'hire', manager: { own: ok, unrelated: 403, missing: 404 } },
  'points.returnBounty': {
    about: 'hire',
    body: { leftOn: new Date().toISOString().slice(0, 10), reason: 'She moved.' },
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'points.listContestedReturns': { about: 'contested return', query: page, super_manager: ownList },
  'points.decideReturn': {
    about: 'contested return',
    body: { outcome: 'upheld', words: 'The contract says so.' },
    super_manager: ownersOnly,
  },
  'points.readReward': { about: 'reward', recruiter: ownersOnly },
  'points.viewReward': { about: 'reward', recruiter: ownersOnly },
} satisfies Record<string, Row>;
