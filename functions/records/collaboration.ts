import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { Write } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import { traceWrite } from './trace.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/**
 * A super manager's request to work with a manager, which stays when it is accepted, as stored: once with each of the
 * two, by ids only, so that no name has to follow its owner.
 */
export interface StoredCollaboration {
  id: number;
  superManagerId: number;
  managerId: number;
  isAccepted: boolean;
  sentAt: string;
  resentAt: string | null;
  acceptedAt: string | null;
}

/** The refusal of a second request to the same manager. */
export const askedAlready = refuse.conflict('This manager was asked already');
const changedMeanwhile = refuse.conflict('This request was answered or taken back at the same time');

const isAsRead = ({ id, isAccepted, resentAt }: StoredCollaboration) => ({
  expression: '#id = :id AND #isAccepted = :accepted AND #resentAt = :resent',
  values: { id, accepted: isAccepted, resent: resentAt },
});

/**
 * The writes of a new request. Its events and the notifications of it name each of the two where no key of theirs
 * leads, so they leave traces.
 */
export function newCollaborationWrites(request: StoredCollaboration): Write[] {
  const { id, superManagerId, managerId } = request;
  const subject = { pk: keys.collaborationSubject(id) };
  return [
    { put: { ...keys.collaboration(superManagerId, managerId), ...request }, when: isNew, refusal: askedAlready },
    { put: { ...keys.overseer(managerId, superManagerId), ...request }, when: isNew, refusal: askedAlready },
    traceWrite(superManagerId, subject),
    traceWrite(managerId, subject),
    traceWrite(superManagerId, { pk: keys.notificationsOf(managerId).pk }),
    traceWrite(managerId, { pk: keys.notificationsOf(superManagerId).pk }),
  ];
}

/** The writes of a request that was sent again or accepted; another change since it was read refuses. */
export function changedCollaborationWrites(
  before: StoredCollaboration,
  change: Partial<Pick<StoredCollaboration, 'isAccepted' | 'resentAt' | 'acceptedAt'>>,
): Write[] {
  const { superManagerId, managerId } = before;
  const guard = { when: isAsRead(before), refusal: changedMeanwhile };
  return [
    { update: keys.collaboration(superManagerId, managerId), set: change, ...guard },
    { update: keys.overseer(managerId, superManagerId), set: change, ...guard },
  ];
}

/** The writes that end a request or the work together; another change since it was read refuses. */
export function endedCollaborationWrites(before: StoredCollaboration): Write[] {
  const { superManagerId, managerId } = before;
  const guard = { when: isAsRead(before), refusal: changedMeanwhile };
  return [
    { remove: keys.collaboration(superManagerId, managerId), ...guard },
    { remove: keys.overseer(managerId, superManagerId), ...guard },
  ];
}

/** Whether a manager has accepted to work with this super manager; strongly consistent, because it decides what is seen. */
export async function worksTogether(table: Table, superManagerId: number, managerId: number): Promise<boolean> {
  const found = await table.get(keys.collaboration(superManagerId, managerId), {
    consistent: true,
  });
  return found?.isAccepted === true;
}

/** The super manager's requests, open and accepted. */
export async function collaborationsOf(table: Table, superManagerId: number): Promise<StoredCollaboration[]> {
  return table.query(keys.collaborations(superManagerId), { consistent: true });
}

/** The managers who have accepted to work with this super manager; strongly consistent, because it decides what is seen. */
export async function managersWorkingWith(table: Table, superManagerId: number): Promise<number[]> {
  const requests = await table.query(keys.collaborations(superManagerId), { consistent: true });
  return requests.flatMap(({ isAccepted, managerId }) => (isAccepted ? [managerId] : []));
}

/** The requests that a manager received, open and accepted. */
export async function overseersOf(table: Table, managerId: number): Promise<StoredCollaboration[]> {
  return table.query(keys.overseers(managerId), { consistent: true });
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  collaboration: {
    holds:
      'which managers a super manager asked to work together, by id; the id leads to nobody once the manager is gone',
    own: (userId) => keys.collaborations(userId),
    exported: { file: 'collaborations' },
    erasure: remove,
  },
  collaborations: { leadsTo: 'collaboration' },
  overseer: {
    holds: 'which super managers asked a manager, by id; the id leads to nobody once the super manager is gone',
    own: (userId) => keys.overseers(userId),
    exported: { file: 'collaborations' },
    erasure: remove,
  },
  overseers: { leadsTo: 'overseer' },
  collaborationSubject: { leadsTo: 'event' },
} satisfies PersonalData;
