import type { Row } from './row.ts';
import { ok, ownList, ownersOnly, page } from './row.ts';

/** A recruiter's points and rewards are theirs alone (PERM-16, PERM-19). */
export const pointsRows = {
  'points.readPoints': { about: 'self', recruiter: ok },
  'points.listPointEntries': { about: 'reward', query: page, recruiter: ownList },
  'points.listReceivedPoints': { about: 'self', recruiter: ok },
  'points.redeemPoints': { about: 'reward', body: { count: 1 }, recruiter: { own: ok, unrelated: 409 } },
  'points.readReward': { about: 'reward', recruiter: ownersOnly },
  'points.viewReward': { about: 'reward', recruiter: ownersOnly },
} satisfies Record<string, Row>;
