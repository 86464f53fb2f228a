import type { PersonReference } from '../../../shared/model/person.ts';
import type { MeetingPartner } from '../../domain/calendar/compose-event.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { relationsIn } from '../../domain/people/relation.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { Table } from '../../platform/table/table.ts';
import { accountsIn, referenceOf } from '../../records/account.ts';
import { candidatesPutForward } from '../../domain/pipeline/put-forward.ts';

/** As many as a select shows. */
const mostListed = 200;

/** Reads whom a recruiter may ask for a first call (PLUS-48). */
export function callsStore(table: Table) {
  const { account } = accountsIn(table);
  const { standingOf } = relationsIn(table);
  const { withoutHidden } = hidingIn(table);

  /** Candidates whom the recruiter put forward and who do not hide from them, once each. */
  async function candidatesToCall(recruiterId: number): Promise<PersonReference[]> {
    const put = await candidatesPutForward(table, recruiterId, mostListed);
    const shown = await withoutHidden({ id: recruiterId, role: 'recruiter' }, put);
    return [...new Map(shown.map(({ candidate }) => [candidate.id, candidate])).values()];
  }

  /** The candidate whom the recruiter wants to call; refuses strangers, and who hides, alike. */
  async function partnerToCall(recruiterId: number, candidateId: number): Promise<MeetingPartner> {
    const [found, { relation }] = await Promise.all([
      account(candidateId),
      standingOf({ id: recruiterId, role: 'recruiter' }, candidateId),
    ]);
    const isKnown = relation !== 'stranger' && relation !== 'hidden';
    if (found?.status !== 'active' || found.role !== 'candidate' || !isKnown)
      throw refuse.notFound(
        'You can call candidates whom you put forward, and those who applied to you',
        'candidateId',
      );
    return { candidate: referenceOf(found), recruiterId: null, job: null };
  }

  return { candidatesToCall, partnerToCall };
}
