import { expect, it } from 'vitest';
import { jobOfCandidate, type JobFacts } from '../../../../functions/features/candidate-profile/job-of-candidate.ts';
import { hasRight, profileAccess } from '../../../../functions/features/candidate-profile/may-see-profile.ts';
import { relations, type Relation, viewerKinds, type ViewerKind } from '../../../../functions/domain/people/sight.ts';
import { partsOf, showProfile } from '../../../../functions/features/candidate-profile/show-profile.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import type { CandidateRecord } from '../../../../functions/records/candidate-profile.ts';
import { candidateActions, type CandidateAction } from '../../../../shared/constants/candidate-profile.ts';
import { roles, type Role } from '../../../../shared/constants/roles.ts';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';

const candidate = {
  id: 3001,
  role: 'candidate',
  status: 'active',
  firstName: 'Priya',
  lastName: 'Iyer',
  avatar: null,
  createdAt: '2026-01-05T00:00:00.000Z',
} as StoredAccount;
const record: CandidateRecord = {
  head: undefined,
  employeeInfo: undefined,
  educations: [],
  certifications: [],
  workExperiences: [],
  resume: {
    id: 1,
    path: 'resumes/a/1',
    filename: 'cv.pdf',
    contentType: 'application/pdf',
    uploadedAt: '2026-01-06T00:00:00.000Z',
  },
} as unknown as CandidateRecord;
const marks = {
  isFavorite: true,
  isViewed: true,
  approval: { region: 'Texas', approvedAt: '2026-01-07T00:00:00.000Z' },
};

/** The fields that not everybody sees. */
const guarded = ['resume', 'completeness', 'isFavorite', 'isViewed', 'approval', 'summary'] as const;
type View =
  { fields: readonly (typeof guarded)[number][]; actions: readonly CandidateAction[] } | 'forbidden' | 'notFound';

const asStranger: View = {
  fields: ['isFavorite', 'isViewed', 'approval', 'summary'],
  actions: ['favorite', 'viewed', 'approve', 'assign', 'unassign'],
};
const asUnverified: View = {
  fields: ['isFavorite', 'isViewed'],
  actions: ['favorite', 'viewed', 'assign', 'unassign'],
};
const asHirer: View = {
  fields: ['resume', 'isFavorite', 'isViewed', 'summary'],
  actions: ['favorite', 'viewed', 'apply', 'decline', 'closeJob'],
};
const asOverseer: View = { fields: ['resume', 'isViewed', 'summary'], actions: ['viewed'] };
const refused = Object.fromEntries(
  relations.map((relation) => [relation, relation === 'hidden' ? 'notFound' : 'forbidden']),
) as Record<Relation, View>;
// Complete by role and relation, and by what is named here alone: a field or action that is new is refused until it is.
const views: Record<ViewerKind, Record<Relation, View>> = {
  candidate: {
    own: { fields: ['resume', 'completeness', 'summary'], actions: ['edit'] },
    working: 'forbidden',
    met: 'forbidden',
    applied: 'forbidden',
    confirmed: 'forbidden',
    stranger: 'forbidden',
    hidden: 'notFound',
  },
  recruiter: {
    own: 'forbidden',
    working: { fields: ['resume', ...asStranger.fields], actions: ['edit', ...asStranger.actions] },
    met: { fields: ['resume', ...asStranger.fields], actions: asStranger.actions },
    applied: asStranger,
    confirmed: asStranger,
    stranger: asUnverified,
    hidden: 'notFound',
  },
  verified_recruiter: {
    own: 'forbidden',
    working: { fields: ['resume', ...asStranger.fields], actions: ['edit', ...asStranger.actions] },
    met: { fields: ['resume', ...asStranger.fields], actions: asStranger.actions },
    applied: asStranger,
    confirmed: asStranger,
    stranger: asStranger,
    hidden: 'notFound',
  },
  manager: { ...refused, working: asHirer, met: asHirer },
  super_manager: { ...refused, working: asOverseer, met: asOverseer, stranger: asOverseer },
};

function viewOf(viewer: ViewerKind, relation: Relation): View {
  try {
    const role = viewer === 'verified_recruiter' ? 'recruiter' : viewer;
    const reader = { id: relation === 'own' ? candidate.id : 77, role } as const;
    const shown = showProfile(
      profileAccess(reader, candidate, {
        viewer,
        relation: relation === 'own' ? 'stranger' : relation,
        choice: 'recruiters',
      }),
      record,
      marks,
    );
    return { fields: guarded.filter((field) => shown[field] !== null), actions: shown.actions };
  } catch (error) {
    return (error as { kind: 'forbidden' | 'notFound' }).kind;
  }
}

it.each(viewerKinds.flatMap((role) => relations.map((relation) => [role, relation] as const)))(
  'A candidate’s profile has for a %s who is %s exactly the fields and actions of that role and relation (CAND-10)',
  (role, relation) => {
    const expected = views[role][relation];
    expect(viewOf(role, relation)).toEqual(
      typeof expected === 'string'
        ? expected
        : { ...expected, fields: guarded.filter((one) => expected.fields.includes(one)) },
    );
  },
);

const at = '2026-03-01T00:00:00.000Z';
const job = { id: 7, title: 'ICU nurse', managerId: 77, status: 'signed', createdAt: at };
const onJob = { recruiterId: 77, status: 'submitted', statusChangedAt: at, lastChange: null };
const waiting = { id: 5, state: 'waiting', appliedAt: at, withdrawnAt: null };
const claim = (state: string) => ({ state, answerBy: '2026-03-09T00:00:00.000Z', proposedAt: at });
const whole = { application: undefined, onJob: undefined, claim: undefined };
const facts: Record<string, object> = {
  'that the candidate applied to': { ...whole, job, application: waiting },
  'that the candidate is on': { ...whole, job, onJob, claim: claim('standing') },
  'that the candidate is on through an application': { ...whole, job, onJob },
  'for which the candidate is proposed': { ...whole, job, claim: claim('proposed') },
  'on which the candidate is rejected': { ...whole, job, onJob: { ...onJob, status: 'rejected' } },
  'that is on hold': { ...whole, job: { ...job, status: 'on_hold' }, application: waiting },
  'that is closed': { ...whole, job: { ...job, status: 'closed' }, onJob, claim: claim('standing') },
  'that is a draft': { ...whole, job: { ...job, status: 'draft' }, application: waiting },
  'from which the candidate was taken off': { ...whole, job, application: waiting, claim: claim('standing') },
};
type Row = Partial<Record<Role, readonly CandidateAction[]>>;
// A role that is not named does not see the job at all.
const rows: Record<keyof typeof facts, Row> = {
  'that the candidate applied to': { manager: ['apply', 'decline'], super_manager: [] },
  'that the candidate is on': { recruiter: ['unassign'], manager: ['decline', 'closeJob'], super_manager: [] },
  'that the candidate is on through an application': {
    recruiter: [],
    manager: ['decline', 'closeJob'],
    super_manager: [],
  },
  'for which the candidate is proposed': { recruiter: ['unassign'] },
  'on which the candidate is rejected': { recruiter: [], manager: [], super_manager: [] },
  'that is on hold': { manager: [], super_manager: [] },
  'that is closed': { recruiter: [], manager: [], super_manager: [] },
  'that is a draft': { manager: [] },
  'from which the candidate was taken off': { manager: ['apply', 'decline'], super_manager: [] },
};

it.each(Object.keys(facts).flatMap((which) => roles.map((role) => [which, role] as const)))(
  'A job %s offers a %s exactly what that role may do there (CAND-78)',
  (which, role) => {
    const may = (right: Parameters<typeof hasRight>[1]) =>
      hasRight({ viewer: role, relation: 'met', choice: 'recruiters' }, right);
    const shown = jobOfCandidate(facts[which] as unknown as JobFacts, { viewer: { id: 77, role }, may, at });
    expect(shown?.actions).toEqual(rows[which]![role]);
    expect(shown?.actions.every((action) => candidateActions.includes(action))).not.toBe(false);
  },
);

it.each(['rateFrom', 'rateTo', 'salaryFrom', 'salaryTo'])('A profile with %s alone has its pay filled in', (amount) => {
  const paid = { ...noEmployeeInfo, [amount]: 60 };
  expect(partsOf({ ...record, employeeInfo: paid as CandidateRecord['employeeInfo'] }, false).pay).toBe(true);
  expect(partsOf(record, false).pay).toBe(false);
});
