import type { CandidateScope } from '../../../shared/constants/candidate-search.ts';
import type { Onlooker } from '../../../shared/rules/hidden-from.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { importsBy } from '../../records/imported-candidate.ts';
import { favoriteCandidates } from '../../records/favorite-candidate.ts';
import { oldestOpenJobs, type PlaceAmongJobs } from '../../domain/jobs/oldest-open-jobs.ts';
import { putForwardBy } from '../../records/put-forward.ts';
import { verificationsIn } from '../../domain/verification/verified.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import type { ShownCard } from './found-candidates.ts';

/** Reads what a search of candidates needs beside the index. */
export function candidateSearchStore(table: Table) {
  const managersOf = async (recruiterId: number) =>
    (await table.query(keys.managersOfRecruiter(recruiterId))).map(({ managerId }) => managerId);

  const { onlooker: onlookerOf } = hidingIn(table);
  const { isVerifiedRecruiter } = verificationsIn(table);

  /** A recruiter with the companies for which they act, from whose people candidates may hide, and whether they are verified. */
  async function onlooker(recruiterId: number): Promise<Onlooker> {
    const [viewer, isVerified] = await Promise.all([
      onlookerOf({ id: recruiterId, role: 'recruiter' }),
      isVerifiedRecruiter(recruiterId),
    ]);
    return { ...viewer, isVerified };
  }

  /** A manager with the companies they hire for. */
  const managerLooking = (managerId: number): Promise<Onlooker> => onlookerOf({ id: managerId, role: 'manager' });

  /** The search cards of these candidates by their ids; one call. */
  async function searchCards(ids: readonly number[]): Promise<Map<number, CandidateCard>> {
    const wanted = [...new Set(ids)];
    const found = await table.batchGet(wanted.map(keys.candidateCard));
    return new Map(found.flatMap((card) => (card ? [[card.id, card] as const] : [])));
  }

  /** The candidates whom the recruiter put forward. */
  async function putForward(recruiterId: number): Promise<number[]> {
    return [...new Set((await putForwardBy(table, recruiterId)).map(({ candidateId }) => candidateId))];
  }

  /** Whether the job exists and its manager is one the recruiter works for. */
  async function recruitsOn(recruiterId: number, jobId: number): Promise<boolean> {
    const [job, managers] = await Promise.all([table.get(keys.job(jobId)), managersOf(recruiterId)]);
    return job !== undefined && managers.includes(job.managerId);
  }

  /** The candidates to whom a scope of this recruiter is limited; undefined where it is everybody. */
  async function among(recruiterId: number, scope: CandidateScope): Promise<number[] | undefined> {
    if (scope === 'mine') return putForward(recruiterId);
    // Whom the recruiter added has no account, and is in no index that others search.
    if (scope === 'added') return [];
    return scope === 'favorite' ? favoriteCandidates(table, recruiterId) : undefined;
  }

  /**
   * The cards of these candidates in one call, in their order, with whether this recruiter marked each; those whose
   * account is closed are left out.
   */
  async function cardsOf(ids: number[], recruiterId: number): Promise<ShownCard[]> {
    const wanted = ids.map(
      (id) => [keys.account(id), keys.candidateCard(id), keys.favoriteCandidate(recruiterId, id)] as const,
    );
    return (await readLists(table, wanted)).flatMap(([account, card, mark]) =>
      account?.status === 'active' && card ? [{ card, avatar: account.avatar, isFavorite: mark !== undefined }] : [],
    );
  }

  return {
    added: (recruiterId: number) => importsBy(table, recruiterId),
    onlooker,
    managerLooking,
    among,
    recruitsOn,
    cardsOf,
    searchCards,
    oldestOpenJobs: (managerId: number, place: PlaceAmongJobs) => oldestOpenJobs(table, managerId, place),
  };
}
export type CandidateSearchStore = ReturnType<typeof candidateSearchStore>;
