import { refuse } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import { isNew, type SingleWrite, type Write } from '../platform/table/write.ts';
import { remove, type PersonalData } from './personal-data.ts';
import { traceWrite } from './trace.ts';

/** The address of somebody whom a recruiter puts forward for a job; whether it has an account, the recruiter never learns here. */
export interface AskedAddress {
  id: number;
  recruiterId: number;
  email: string;
  job: { id: number; title: string };
  managerId: number;
  client: { id: number | null; companyName: string };
  /** The recruiter’s words to the person. */
  message: string | null;
  askedAt: string;
  /** Until when joining makes the proposal. */
  answerBy: string;
  /** Mail does not reach the address. */
  mailReturns?: true;
  /** The proposal that it became once there was a candidate with this address. */
  claimId?: number;
  /** The invitation that carries it to an address without an account. */
  invitationId?: number;
}

/** The refusal of a question that is open already. */
export const askedAlready = refuse.conflict('You have asked this address about this job already', 'emails');
const movedOn = refuse.conflict('Something happened to it in this moment; try again');
/** The refusal of what counts only once. */
export const askedMeanwhile = new Error('the address was asked, or taken back, in the same moment');

/** The writes of an address that is asked; one whose earlier time is over may be asked again. */
export function askedWrites(asked: AskedAddress): Write[] {
  const place = keys.askedAddress(asked.recruiterId, asked.id);
  return [
    {
      put: {
        ...keys.askedEmail(asked.recruiterId, asked.job.id, asked.email),
        askedId: asked.id,
        until: asked.answerBy,
      },
      when: { expression: 'attribute_not_exists(pk) OR #until <= :at', values: { at: asked.askedAt } },
      refusal: askedAlready,
    },
    { put: { ...place, ...asked, ...listedIn(keys.itemsNaming(asked.email), sortable(asked.id)) }, when: isNew },
    // Both name the manager's job, to which no key of theirs leads from here.
    traceWrite(asked.managerId, place),
    traceWrite(asked.managerId, { pk: keys.askedAddressSubject(asked.id) }),
  ];
}

const notAsked = (field: 'claimId' | 'invitationId') => ({
  expression: `attribute_exists(pk) AND attribute_not_exists(${field})`,
});

/** The write by which an asked address became a proposal; only once, and not after it was taken back. */
export function proposedToAskedWrite({ recruiterId, id }: AskedAddress, claimId: number): SingleWrite {
  return {
    update: keys.askedAddress(recruiterId, id),
    set: { claimId },
    when: notAsked('claimId'),
    refusal: askedMeanwhile,
  };
}

/** The write of the invitation that carries it; a repetition is refused. */
export function invitedAskedWrite({ recruiterId, id }: AskedAddress, invitationId: number): SingleWrite {
  return {
    update: keys.askedAddress(recruiterId, id),
    set: { invitationId },
    when: notAsked('invitationId'),
    refusal: askedMeanwhile,
  };
}

/** The writes that take a question back; one that became a proposal meanwhile refuses. */
export function takenBackAskedWrites({ recruiterId, id, job, email, claimId }: AskedAddress): Write[] {
  const when = claimId === undefined ? notAsked('claimId') : { expression: '#claimId = :claimId', values: { claimId } };
  return [
    { remove: keys.askedAddress(recruiterId, id), when, refusal: movedOn },
    { remove: keys.askedEmail(recruiterId, job.id, email) },
  ];
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  askedAddress: {
    holds: 'which addresses a recruiter put forward for which jobs; those of the people are found by address',
    own: (userId) => keys.askedAddresses(userId),
    exported: { file: 'introductions' },
    erasure: remove,
  },
  askedAddressSubject: { leadsTo: 'event' },
  askedAddresses: { leadsTo: 'askedAddress' },
  askedEmail: {
    holds: 'the address of somebody who was put forward for a job',
    found: 'in the recruiter’s partition, and by address',
    exported: { file: 'introductions' },
    erasure: remove,
  },
} satisfies PersonalData;
