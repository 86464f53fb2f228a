import type { Role } from '../../../shared/constants/roles.ts';

/** Reads who has this number. */
export type AccountOf = (userId: number) => Promise<{ id: number; role: Role } | undefined>;

/**
 * For whom an application counts that follows a recommendation. A manager who recommends their own job represents nobody,
 * so that only a recruiter brought the candidate.
 */
export async function creditOf(
  recommendedBy: number | undefined,
  account: AccountOf,
): Promise<{ recommendedBy?: number; broughtBy?: number }> {
  if (recommendedBy === undefined) return {};
  const sender = await account(recommendedBy);
  return { recommendedBy, ...(sender?.role === 'recruiter' && { broughtBy: sender.id }) };
}
