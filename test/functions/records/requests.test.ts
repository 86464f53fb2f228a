import { describe, expect, it } from 'vitest';
import * as collaborations from '../../../functions/records/collaboration.ts';
import type { StoredCollaboration } from '../../../functions/records/collaboration.ts';
import { answeredJoinInvitationWrite, joinInvitationWrite } from '../../../functions/records/join-invitation.ts';
import * as work from '../../../functions/records/work-request.ts';
import type { StoredWorkRequest } from '../../../functions/records/work-request.ts';
import * as employment from '../../../functions/records/recruiter-of-manager.ts';
import { assignRefusal, recruiterActions } from '../../../functions/domain/recruiters/recruiter-actions.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { openTable } from '../../../functions/platform/table/table.ts';
import { workRequestStates, type WorkRequestState } from '../../../shared/rules/work-request.ts';
import { anActor, someTime } from '../../support/builders.ts';
import { withLocalTable } from '../../support/local-table.ts';
import { describeWrites, own, ownRefusal } from '../../support/outcomes.ts';

const trace = (userId: number, pk: string) => ({ ...keys.trace(userId, { pk }), place: { pk } });
const later = '2026-09-02T10:00:00.000Z';
const nothing = { remove: keys.ticket('none') };

const asked: StoredCollaboration = {
  id: 50,
  superManagerId: 4,
  managerId: 1,
  isAccepted: false,
  sentAt: someTime,
  resentAt: null,
  acceptedAt: null,
};
const accepted = { isAccepted: true, acceptedAt: later };
const withBoth = (over: object = {}) => [
  { ...keys.collaboration(4, 1), ...asked, ...over },
  { ...keys.overseer(1, 4), ...asked, ...over },
];
const askedAlready = 'conflict | This manager was asked already';
const answered = 'conflict | This request was answered or taken back at the same time';
const accept = () => collaborations.changedCollaborationWrites(asked, accepted);

describeWrites('A request of a super manager', [
  [
    'is with both, and leaves each a trace of where they are named',
    () => collaborations.newCollaborationWrites(asked),
    [],
    [
      ...withBoth(),
      ...[4, 1].map((id) => trace(id, keys.collaborationSubject(50))),
      trace(4, keys.notificationsOf(1).pk),
      trace(1, keys.notificationsOf(4).pk),
    ],
  ],
  ...withBoth().map(
    (one) =>
      [
        `is sent once, also where only ${one.sk} is`,
        () => collaborations.newCollaborationWrites(asked),
        [one],
        askedAlready,
      ] as const,
  ),
  ['is accepted with both', accept, withBoth(), withBoth(accepted)],
  ...[{ id: 51 }, accepted, { resentAt: later }].map(
    (over) => [`is not accepted over ${JSON.stringify(over)}`, accept, withBoth(over), answered] as const,
  ),
  ['ends with both', () => collaborations.endedCollaborationWrites(asked), withBoth(), []],
  ['ends as it was read', () => collaborations.endedCollaborationWrites(asked), withBoth(accepted), answered],
]);

const request: StoredWorkRequest = {
  id: 60,
  managerId: 1,
  recruiterId: 7,
  job: { id: 5, title: 'Nurse' },
  askedBy: 'manager',
  state: 'created',
  message: null,
  createdAt: someTime,
  answeredAt: null,
  startedAt: null,
  endedAt: null,
};
const ofBoth = (over: object = {}) => [
  { ...keys.workOfRecruiter(7, 1, 5), ...request, ...over },
  { ...keys.askedRecruiter(1, 5, 7), ...request, ...over },
];
const workTraces = [
  ...[1, 7].map((id) => trace(id, keys.workRequestSubject(60))),
  trace(1, keys.notificationsOf(7).pk),
  trace(7, keys.notificationsOf(1).pk),
];
const works = () => [work.worksOnRequestCheck(7, 1, 5), nothing];
const notOurs = 'forbidden | You do not work for this job’s manager';
const isOver: Record<WorkRequestState, boolean> = {
  created: false,
  accepted: false,
  working: false,
  declined: true,
  self_closed: true,
  closed: true,
  finished: true,
};
const answer = {
  ...request,
  state: 'accepted',
  answeredAt: later,
  startedAt: later,
  endedAt: later,
} as StoredWorkRequest;

describeWrites('A request to work', [
  ['is with both, and leaves each a trace', () => work.newWorkRequestWrites(request), [], [...ofBoth(), ...workTraces]],
  ...workRequestStates.map(
    (state) =>
      [
        `${isOver[state] ? 'follows' : 'does not follow'} one that is ${state}`,
        () => work.newWorkRequestWrites(request),
        ofBoth({ id: 59, state }),
        isOver[state] ? [...ofBoth(), ...workTraces] : 'conflict | You have already asked this recruiter for this job',
      ] as const,
  ),
  [
    'is answered with both',
    () => work.changedWorkRequestWrites(request, answer),
    ofBoth(),
    ofBoth({ state: 'accepted', answeredAt: later, startedAt: later, endedAt: later }),
  ],
  ...[{ id: 61 }, { state: 'accepted' }].map(
    (over) =>
      [
        `is not answered over ${JSON.stringify(over)}`,
        () => work.changedWorkRequestWrites(request, answer),
        ofBoth(over),
        'conflict | This request was answered or ended meanwhile; reload it',
      ] as const,
  ),
  ...workRequestStates.map(
    (state) =>
      [
        `that is ${state} lets the recruiter work: ${state === 'accepted' || state === 'working'}`,
        works,
        ofBoth({ state }),
        state === 'accepted' || state === 'working' ? ofBoth({ state }) : notOurs,
      ] as const,
  ),
  ['that is missing lets nobody work', works, [], notOurs],
]);

const recruiter = anActor('recruiter', { id: 7 });
const shown = { id: 7, firstName: recruiter.firstName, lastName: recruiter.lastName, avatar: null };
const employed = [
  {
    ...keys.recruiterOfManager(1, 7),
    ...keys.recruitersOfEveryone,
    gsi2sk: someTime,
    managerId: 1,
    recruiterId: 7,
    ...shown,
    email: recruiter.email,
    since: someTime,
  },
  { ...keys.managerOfRecruiter(7, 1), managerId: 1, since: someTime },
];
const whole = [...employed, { ...keys.managersInBrief(7), managerIds: new Set([1]) }];
const pointer = { id: 70, managerId: 1, recruiterId: 7, invitedAt: someTime, expiresAt: later };
describeWrites('A recruiter of a manager', [
  ['is found from both', () => employment.employmentWrites(1, recruiter, someTime), [], whole],
  ['is employed again', () => employment.employmentWrites(1, recruiter, someTime), whole, whole],
  ['is newly employed', () => employment.newEmploymentWrites(1, recruiter, someTime), [], whole],
  ...employed.map(
    (one) =>
      [
        `is newly employed once, also where only ${one.sk} is`,
        () => employment.newEmploymentWrites(1, recruiter, someTime),
        [one],
        'conflict | You already work with this manager',
      ] as const,
  ),
  ['ends the work', () => employment.endedEmploymentWrites(1, 7), whole, [keys.managersInBrief(7)]],
  [
    'ends the work once',
    () => employment.endedEmploymentWrites(1, 7),
    [],
    'conflict | This recruiter no longer works for you',
  ],
  ['works for the manager', () => [employment.worksForManagerCheck(7, 1), nothing], employed, employed],
  ['does not work for the manager', () => employment.worksForManagerCheck(7, 1), [], notOurs],
  ['may be employed', () => [employment.notEmployedCheck(1, 7, ownRefusal), nothing], [], []],
  ['may not be employed twice', () => employment.notEmployedCheck(1, 7, ownRefusal), employed, own],
  [
    'is shown an open invitation',
    () => joinInvitationWrite({ ...pointer, email: 'kept out' } as typeof pointer),
    [],
    [{ ...keys.joinInvitation(7, 70), ...pointer }],
  ],
  [
    'answers an invitation',
    () => answeredJoinInvitationWrite(7, 70),
    [{ ...keys.joinInvitation(7, 70), ...pointer }],
    [],
  ],
  [
    'answers an invitation once',
    () => answeredJoinInvitationWrite(7, 70),
    [],
    'conflict | This invitation was already answered',
  ],
]);

describe('Reading requests', () => {
  const local = withLocalTable();

  it('finds those of each of the two, and what a recruiter works on', async () => {
    const table = openTable(local.tableName, local.documents);
    await table.write(collaborations.newCollaborationWrites(asked));
    await table.write(collaborations.newCollaborationWrites({ ...asked, id: 51, managerId: 2, ...accepted }));
    expect((await collaborations.collaborationsOf(table, 4)).map(({ id }) => id)).toEqual([50, 51]);
    expect((await collaborations.overseersOf(table, 2)).map(({ id }) => id)).toEqual([51]);
    expect(await collaborations.managersWorkingWith(table, 4)).toEqual([2]);
    expect(await Promise.all([1, 2, 3].map((id) => collaborations.worksTogether(table, 4, id)))).toEqual([
      false,
      true,
      false,
    ]);

    await table.write(work.newWorkRequestWrites(request));
    await table.write(work.newWorkRequestWrites({ ...request, id: 61, job: { id: 6, title: 'Lead' } }));
    await table.write(employment.employmentWrites(2, recruiter, someTime));
    const begun = { jobId: 6, candidateId: 8, managerId: 1 };
    await table.writeOne({ put: { ...keys.begunJob(7, 6, 8), ...begun } });
    const requests = ofBoth()
      .slice(0, 1)
      .concat([{ ...keys.workOfRecruiter(7, 1, 6), ...request, id: 61, job: { id: 6, title: 'Lead' } }]);
    expect(await work.workRequestsOf(table, 7)).toEqual(requests);
    expect(await work.managersAndWorksOf(table, 7)).toEqual({ managerIds: [2], requests, begun: [] });
    expect(await work.workAndBegunJobsOf(table, 7)).toEqual({
      managerIds: [2],
      requests,
      begun: [{ ...keys.begunJob(7, 6, 8), ...begun }],
    });
    expect((await work.requestsOfManager(table, 1)).map(({ id }) => id)).toEqual([60, 61]);
    expect((await work.requestsOfManager(table, 1, 6)).map(({ id }) => id)).toEqual([61]);
  });

  it('says what a viewer may do with a recruiter', () => {
    const [worksHere, elsewhere, nowhere] = [
      { isEmployed: true, hasManagers: true },
      { isEmployed: false, hasManagers: true },
      { isEmployed: false, hasManagers: false },
    ];
    expect([worksHere, elsewhere, nowhere].map(assignRefusal)).toEqual([
      'This recruiter works for you already',
      null,
      'This recruiter works for no manager now',
    ]);
    expect(recruiterActions({ role: 'manager' }, elsewhere)).toEqual({
      canMessage: false,
      canRemove: false,
      canAssign: true,
      assignRefusal: null,
    });
    expect(recruiterActions({ role: 'manager' }, worksHere)).toEqual({
      canMessage: true,
      canRemove: true,
      canAssign: false,
      assignRefusal: 'This recruiter works for you already',
    });
    const others = {
      canAssign: false,
      assignRefusal: 'Only managers ask recruiters to work for them',
      canRemove: false,
    };
    expect(recruiterActions({ role: 'super_manager' }, worksHere)).toEqual({ ...others, canMessage: false });
    expect(recruiterActions({ role: 'candidate' }, worksHere)).toEqual({ ...others, canMessage: true });
    expect(recruiterActions({ role: 'recruiter' }, worksHere)).toEqual({ ...others, canMessage: false });
  });
});
