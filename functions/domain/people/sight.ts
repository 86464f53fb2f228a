import type { FindableBy } from '../../../shared/constants/candidate-profile.ts';
import { roles } from '../../../shared/constants/roles.ts';

/**
 * How a user is related to a candidate: `working` while they share an open job, `met` once they ever did, `applied` while
 * an application waits for them, `confirmed` by the candidate, `hidden` while the candidate hides from a company for which
 * they act.
 */
export const relations = ['own', 'working', 'met', 'applied', 'confirmed', 'stranger', 'hidden'] as const;
export type Relation = (typeof relations)[number];

/** Who looks: a role, where `recruiter` is one who is not verified. */
export const viewerKinds = [...roles, 'verified_recruiter'] as const;
export type ViewerKind = (typeof viewerKinds)[number];

/** Who looks at a candidate, how they are related, and whom the candidate chose to be found by. */
export interface Standing {
  viewer: ViewerKind;
  relation: Relation;
  choice: FindableBy;
}

/** What of a candidate can be seen. */
export const personFields = [
  'title',
  'skills',
  'city',
  'years',
  'rates',
  'surname',
  'picture',
  'employers',
  'schools',
  'wishes',
  'contact',
  'resume',
] as const;
export type PersonField = (typeof personFields)[number];

/**
 * How much of a candidate a user sees: `anonymous` says what they can do and not who they are; contact and resume are for
 * those whom a job brought together with them.
 */
export type Sight = 'nothing' | 'anonymous' | 'named' | 'whole';
const fieldsOf: Record<Sight, readonly PersonField[]> = {
  nothing: [],
  anonymous: ['title', 'skills', 'city', 'years', 'rates'],
  named: personFields.filter((field) => field !== 'contact' && field !== 'resume'),
  whole: personFields,
};

type Row = Partial<Record<Relation, Sight>>;
const always = (row: Row): Record<FindableBy, Row> => ({ recruiters: row, confirmed: row, nobody: row });
const byJob: Row = { working: 'whole', met: 'whole', applied: 'named' };

// Who is not named sees nothing (PLUS-38). Whom a candidate does not want to be found by still sees their application.
const sights: Record<ViewerKind, Record<FindableBy, Row>> = {
  candidate: { ...always({ own: 'whole' }), recruiters: { own: 'whole', stranger: 'anonymous' } },
  verified_recruiter: {
    recruiters: { ...byJob, confirmed: 'named', stranger: 'named' },
    confirmed: { ...byJob, confirmed: 'named' },
    nobody: byJob,
  },
  recruiter: {
    recruiters: { ...byJob, confirmed: 'named', stranger: 'anonymous' },
    confirmed: { ...byJob, confirmed: 'named' },
    nobody: byJob,
  },
  manager: {
    ...always({ working: 'whole', met: 'whole' }),
    recruiters: { working: 'whole', met: 'whole', stranger: 'anonymous' },
  },
  super_manager: {
    ...always({ working: 'whole', met: 'whole' }),
    recruiters: { working: 'whole', met: 'whole', stranger: 'whole' },
  },
};

/** How much a user sees of a candidate to whom they stand so; nothing by default. */
export const sightOf = ({ viewer, relation, choice }: Standing): Sight => sights[viewer][choice][relation] ?? 'nothing';

/** Whether a user sees one field of a candidate to whom they stand so. */
export const seesField = (standing: Standing, field: PersonField): boolean =>
  fieldsOf[sightOf(standing)].includes(field);
