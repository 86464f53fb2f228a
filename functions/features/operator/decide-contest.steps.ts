import { decideReturn } from '../../domain/points/settle-bounty.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { claimFileKey } from '../../platform/outside/files/claim-file-keys.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { StoredReturn } from '../../records/points.ts';
import type { OperatorRequest } from './operator-request.ts';
import type { OperatorStore } from './operator.store.ts';

/** Decides a contest where no super manager works with the manager of the hire (PLUS-41). */
export async function decideContest(
  { id, outcome, reason }: Extract<OperatorRequest, { action: 'decide-contest' }>,
  { operatorStore, clock }: { operatorStore: OperatorStore; clock: Clock },
): Promise<unknown> {
  const before = (await operatorStore.contests()).find((one) => one.id === id);
  const award = before && (await operatorStore.entry(before.recruiterId, before.aboutId));
  if (!before || !award) throw refuse.notFound(`There is no contest ${id} that the operator decides`);
  const circumstances = { at: clock.now(), eventId: clock.newId() };
  const decided = decideReturn(
    { before, award },
    { outcome, words: reason, by: null },
    { actor: { kind: 'system' }, ...circumstances },
  );
  await operatorStore.saveDecided(decided);
  return { id, outcome };
}

const downloadMinutes = 15;

/** The files of both sides of a contest, each with an address of the site that downloads it for a quarter of an hour. */
export async function contestFiles(
  id: number,
  { operatorStore, files }: { operatorStore: OperatorStore; files: Pick<Files, 'downloadAddress'> },
): Promise<unknown> {
  const contest = (await operatorStore.contests()).find((one) => one.id === id);
  if (!contest) throw refuse.notFound(`There is no contest ${id} that the operator decides`);
  return inGroups(await operatorStore.filesOf(contest), async ({ claimId, id: fileId, by, at, name, contentType }) => ({
    name,
    by: by.role,
    at,
    address: await files.downloadAddress({
      key: claimFileKey({ claimId, userId: by.id, fileId }),
      filename: name,
      contentType,
      minutes: downloadMinutes,
    }),
  }));
}

/** What an operator sees of a contest: the words of both, and who they are, by id. */
export const shownContest = ({ id, recruiterId, manager, job, candidate, at, leaving }: StoredReturn) => ({
  id,
  recruiterId,
  managerId: manager?.id ?? null,
  candidateId: candidate?.id ?? null,
  job: job?.title ?? null,
  points: leaving.points,
  at,
  about: leaving.about ?? 'left',
  leftOn: leaving.leftOn,
  replyUntil: leaving.contestUntil,
  manager: leaving.reason,
  recruiter: leaving.contest?.words ?? null,
});
