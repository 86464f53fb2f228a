import * as applications from '../../../functions/records/application.ts';
import type { StoredApplication } from '../../../functions/records/application.ts';
import { keys, sortable } from '../../../functions/platform/table/keys.ts';
import { someTime } from '../../support/builders.ts';
import { describeWrites, own, ownRefusal } from '../../support/outcomes.ts';

const candidate = { id: 8, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const application: StoredApplication = {
  id: 90,
  jobId: 5,
  jobTitle: 'Nurse',
  jobPoints: 500,
  managerId: 1,
  recruiterIds: [7],
  candidate,
  state: 'waiting',
  appliedAt: someTime,
  declines: [],
  withdrawnAt: null,
  version: 2,
};
const listed = { ...keys.waitingApplications(1), gsi1sk: sortable(90) };
const item = (over: object = {}) => ({
  ...keys.application(8, 5),
  ...application,
  ...keys.applicationById(90),
  gsi2sk: sortable(90),
  ...over,
});
const waiting = (over: object = {}) => item({ ...listed, ...over });
const applicant = { ...keys.applicantOfJob(5, 8), jobId: 5, candidateId: 8 };
const changed = 'conflict | This application was changed at the same moment; try again';
const decline = { createdBy: { ...candidate, id: 7 }, at: someTime, reason: 'No' };
const former = { version: 4, auditHash: 'abc' };
const hiding = { companies: ['Acme'], findableBy: 'recruiters' as const, confirmed: [], version: 1 };

describeWrites('An application', [
  [
    'waits, and is found from its job',
    () => applications.newApplicationWrites(application),
    [],
    [applicant, waiting()],
  ],
  [
    'is made again once the first was withdrawn',
    () => applications.newApplicationWrites(application),
    [item({ state: 'withdrawn', id: 80, withdrawnAt: someTime })],
    [applicant, waiting()],
  ],
  [
    'is made once',
    () => applications.newApplicationWrites(application),
    [waiting()],
    'conflict | You have already applied to this job',
  ],
  [
    'that a consent stands for waits for nobody',
    () => applications.consentedApplicationWrites({ ...application, state: 'accepted' }),
    [],
    [applicant, item({ state: 'accepted' })],
  ],
  [
    'that was withdrawn gives way to a consent',
    () => applications.consentedApplicationWrites({ ...application, state: 'accepted' }),
    [item({ state: 'withdrawn' })],
    [applicant, item({ state: 'accepted' })],
  ],
  [
    'does not give way to a consent',
    () => applications.consentedApplicationWrites(application),
    [waiting()],
    'conflict | The candidate is already on this job',
  ],
  [
    'is accepted, and waits no more',
    () => applications.acceptedApplicationWrite(application),
    [waiting()],
    [item({ state: 'accepted', version: 3 })],
  ],
  [
    'is accepted once',
    () => applications.acceptedApplicationWrite(application),
    [item({ state: 'accepted' })],
    'conflict | This application was already answered',
  ],
  [
    'that one recruiter declined waits for the others',
    () => applications.declinedApplicationWrite(application, [decline]),
    [waiting()],
    [waiting({ declines: [decline], version: 3 })],
  ],
  [
    'that was accepted is not declined',
    () => applications.declinedApplicationWrite(application, [decline]),
    [item({ state: 'accepted' })],
    changed,
  ],
  [
    'is not declined over another decline',
    () => applications.declinedApplicationWrite(application, [decline]),
    [waiting({ version: 3 })],
    changed,
  ],
  [
    'that is withdrawn waits no more',
    () => applications.withdrawnApplicationWrite(application, someTime),
    [waiting()],
    [item({ state: 'withdrawn', withdrawnAt: someTime, version: 3 })],
  ],
  [
    'that was accepted is not withdrawn',
    () => applications.withdrawnApplicationWrite(application, someTime),
    [item({ state: 'accepted' })],
    changed,
  ],
  [
    'is not withdrawn over another change',
    () => applications.withdrawnApplicationWrite(application, someTime),
    [waiting({ version: 3 })],
    changed,
  ],
  [
    'whose withdrawal is taken back waits again',
    () => applications.restoredApplicationWrite(application),
    [item({ state: 'withdrawn', withdrawnAt: someTime })],
    [waiting({ version: 3 })],
  ],
  [
    'that waits has no withdrawal to take back',
    () => applications.restoredApplicationWrite(application),
    [waiting()],
    changed,
  ],
  [
    'that is put back waits for others than the recruiter, and knows where its audit trail continues',
    () => applications.putBackApplicationWrite({ ...application, notBy: [6] }, 7, former),
    [item({ state: 'accepted', notBy: [6] })],
    [waiting({ notBy: [6, 7], former, version: 3 })],
  ],
  [
    'that is put back for the first time names one recruiter',
    () => applications.putBackApplicationWrite(application, 7, former),
    [item({ state: 'accepted' })],
    [waiting({ notBy: [7], former, version: 3 })],
  ],
  [
    'that waits is not put back',
    () => applications.putBackApplicationWrite(application, 7, former),
    [waiting()],
    changed,
  ],
  ['ends with its job', () => applications.endedApplicationWrites(application), [waiting(), applicant], []],
  ['does not end for another', () => applications.endedApplicationWrites(application), [waiting({ id: 91 })], changed],
  [
    'does not end over a change',
    () => applications.endedApplicationWrites(application),
    [waiting({ version: 3 })],
    changed,
  ],
  [
    'carries from whom its candidate hides',
    () => applications.hidingApplicationWrite(application, hiding, ownRefusal),
    [item()],
    [item({ hiding: { hiddenFrom: ['acme'] } })],
  ],
  [
    'carries nothing once its candidate hides from nobody',
    () => applications.hidingApplicationWrite(application, undefined, ownRefusal),
    [item({ hiding: { hiddenFrom: ['acme'] } })],
    [item()],
  ],
  [
    'that is gone carries nothing',
    () => applications.hidingApplicationWrite(application, undefined, ownRefusal),
    [],
    own,
  ],
]);
