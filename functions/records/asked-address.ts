import type { EventOf } from '../../events/catalogue.ts';
import { refuse } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import { eventWrite } from '../platform/table/outbox.ts';
import { userIdOf } from '../platform/table/read-keys.ts';
import type { Table } from '../platform/table/table.ts';
import { tryWrite } from '../platform/table/try-write.ts';
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
  /** The proposal that it became once there was a candidate with this address. */
  claimId?: number;
  /** The invitation that carries it to an address without an account. */
  invitationId?: number;
}

const askedAlready = refuse.conflict('You have asked this address about this job already', 'emails');
const movedOn = refuse.conflict('Something happened to it in this moment; try again');
const changedMeanwhile = new Error('the address was asked, or taken back, in the same moment');

/** The writes of an address that is asked; one whose earlier time is over may be asked again. */
function askedWrites(asked: AskedAddress): Write[] {
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
    refusal: changedMeanwhile,
  };
}

/** The write of the invitation that carries it; a repetition is refused. */
export function invitedAskedWrite({ recruiterId, id }: AskedAddress, invitationId: number): SingleWrite {
  return {
    update: keys.askedAddress(recruiterId, id),
    set: { invitationId },
    when: notAsked('invitationId'),
    refusal: changedMeanwhile,
  };
}

/** Reads and saves the addresses that recruiters asked. */
export function askedAddressesIn(table: Table) {
  /** Whom this recruiter asked, newest first. */
  async function askedBy(recruiterId: number): Promise<AskedAddress[]> {
    return table.query(keys.askedAddresses(recruiterId), { newestFirst: true, consistent: true });
  }

  /** One of this recruiter's. */
  async function asked(recruiterId: number, id: number): Promise<AskedAddress | undefined> {
    return table.get(keys.askedAddress(recruiterId, id), { consistent: true });
  }

  /** What this recruiter asked this address and waits for an account, newest first. */
  async function waitingFor(recruiterId: number, email: string, at: string): Promise<AskedAddress[]> {
    const all = await askedBy(recruiterId);
    return all.filter((one) => one.email === email && one.claimId === undefined && one.answerBy > at);
  }

  /** What recruiters asked this address, oldest first. */
  async function askedOf(email: string): Promise<AskedAddress[]> {
    const found = await table.query(keys.itemsNaming(email));
    const places = found.flatMap(({ pk, id }) => {
      const recruiterId = userIdOf(pk);
      return recruiterId !== undefined && pk === keys.askedAddresses(recruiterId).pk
        ? [keys.askedAddress(recruiterId, id)]
        : [];
    });
    return (await table.batchGet(places, { consistent: true })).flatMap((one) => one ?? []);
  }

  /** Saves that an address was asked; false where this recruiter's question to it is open already. `also` is what guards it. */
  async function saveAsked(asked: AskedAddress, event: EventOf<'address-asked'>, also: Write[]): Promise<boolean> {
    return tryWrite(table.write([...askedWrites(asked), ...also, eventWrite(event)]), askedAlready);
  }

  /** Takes a question back; joining makes no proposal of it any more. One that became a proposal meanwhile refuses. */
  async function saveTakenBack({ recruiterId, id, job, email, claimId }: AskedAddress): Promise<void> {
    const when =
      claimId === undefined ? notAsked('claimId') : { expression: '#claimId = :claimId', values: { claimId } };
    await table.write([
      { remove: keys.askedAddress(recruiterId, id), when, refusal: movedOn },
      { remove: keys.askedEmail(recruiterId, job.id, email) },
    ]);
  }

  /** Saves something about a question that counts only once; false for a repetition. */
  const onlyOnce = (write: Promise<unknown>) => tryWrite(write, changedMeanwhile);

  return { askedBy, waitingFor, asked, askedOf, saveAsked, saveTakenBack, onlyOnce };
}
export type AskedAddresses = ReturnType<typeof askedAddressesIn>;

export const personalData = {
  askedAddress: {
    holds: 'which addresses a recruiter put forward for which jobs; those of the people are found by address',
    own: (userId) => keys.askedAddresses(userId),
    exported: { file: 'claims' },
    erasure: remove,
  },
  askedAddressSubject: { leadsTo: 'event' },
  askedAddresses: { leadsTo: 'askedAddress' },
  askedEmail: {
    holds: 'the address of somebody who was put forward for a job',
    found: 'in the recruiter’s partition, and by address',
    exported: { file: 'claims' },
    erasure: remove,
  },
} satisfies PersonalData;
