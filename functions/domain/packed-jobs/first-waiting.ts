import type { SelfAssignment } from '../../../shared/model/application.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Found } from '../../platform/table/key.ts';
import type { Table } from '../../platform/table/table.ts';
import { hidingIn } from '../people/hidden-from.ts';
import { isForRecruiter, selfAssignmentOf, waitingInBrief, type WaitingInBrief } from './waiting-in-brief.ts';

/** Finds the first who wait for a recruiter's decision among those in brief, in a call that reads other items as well. */
export function firstWaitingFor(table: Table, recruiterId: number) {
  const shown = hidingIn(table).hidingFrom({ id: recruiterId, role: 'recruiter' });

  /** Those whom the recruiter may answer, oldest first; more calls where somebody hides from some. */
  async function openTo(waiting: readonly WaitingInBrief[]): Promise<WaitingInBrief[]> {
    const theirs = waiting.filter((one) => isForRecruiter(one, recruiterId));
    const doubtful = await table.batchGet(theirs.filter(({ hides }) => hides).map(applicationKey));
    const visible = new Set((await shown(doubtful.flatMap((one) => one ?? []))).map(({ id }) => id));
    return theirs.filter(({ id, hides }) => !hides || visible.has(id)).toSorted((a, b) => a.id - b.id);
  }

  /** What is read to show these: their applications, and whether the recruiter has viewed the candidates. */
  function keysOf(first: readonly WaitingInBrief[]) {
    return first.map((one) => [applicationKey(one), keys.viewedCandidate(recruiterId, one.candidateId)] as const);
  }

  /** These as the list shows them, by what was found under their keys: without who does not wait for the recruiter by now. */
  async function rowsOf(
    first: readonly WaitingInBrief[],
    found: readonly Found<ReturnType<typeof keysOf>[number]>[],
  ): Promise<SelfAssignment[]> {
    const viewed = new Set(found.flatMap(([, view]) => view?.candidateId ?? []));
    const waiting = found.flatMap(([one], place) =>
      one?.state === 'waiting' && one.id === first[place]?.id && isForRecruiter(waitingInBrief(one), recruiterId)
        ? one
        : [],
    );
    return (await shown(waiting)).map((one) =>
      selfAssignmentOf(one, { recruiterId, isViewed: viewed.has(one.candidate.id) }),
    );
  }

  return { openTo, keysOf, rowsOf };
}

const applicationKey = ({ candidateId, jobId }: WaitingInBrief) => keys.application(candidateId, jobId);
