/** The status of an open job, which a new one gets; the wire and the table call it `signed` (JOB-35, JOB-39). */
export const openStatus = 'signed' as const;
export const jobStatuses = [openStatus, 'on_hold', 'closed', 'draft'] as const;
export type JobStatus = (typeof jobStatuses)[number];
export const jobStatusLabels: Record<JobStatus, string> = {
  [openStatus]: 'Open',
  on_hold: 'On hold',
  closed: 'Closed',
  draft: 'Draft',
};

/** Status of what others may read; a draft is its manager's alone. */
export const postedStatuses = [openStatus, 'on_hold', 'closed'] as const satisfies readonly JobStatus[];

/** A recruiter's own view of a job's progress (DEC-17). */
export const recruiterJobScopes = ['new', 'in_progress', 'closed'] as const;
export type RecruiterJobScope = (typeof recruiterJobScopes)[number];

/** How many of a recruiter's candidates on a job are matched with it in one call: three batches of the table. */
export const mostMatched = 100;

/** How lists of jobs are sorted; `waiting` begins with the job that has waited longest for its next step. */
export const jobSorts = ['newest', 'title', 'candidates', 'points', 'waiting'] as const;
export type JobSort = (typeof jobSorts)[number];

export const ownerships = ['own', 'all'] as const;
/** Whose jobs a super manager lists: everybody's, those of the managers who work with them, or such for a client. */
export const overseenScopes = ['everyone', 'together', 'clients'] as const;

/** How many people applied to a job is shown in these steps, and not below the first. */
export const appliedSteps = [5, 20] as const;

/** Employment types; `optional` is also accepted on the wire and stored as `other` (DEC-16, LOOK-08). */
export const employmentTypes = ['full_time', 'part_time', 'temporary', 'other'] as const;
export type EmploymentType = (typeof employmentTypes)[number];
export const employmentTypeLabels: Record<EmploymentType, string> = {
  full_time: 'Full time',
  part_time: 'Part time',
  temporary: 'Temporary',
  other: 'Other',
};

/** Clearance levels; `none` is a filter value only and is never stored on a job (JOB-22, LOOK-09). */
export const clearanceTypes = ['top_secret', 'secret', 'public_trust', 'none'] as const;
export type ClearanceType = (typeof clearanceTypes)[number];
export const clearanceTypeLabels: Record<ClearanceType, string> = {
  top_secret: 'Top Secret',
  secret: 'Secret',
  public_trust: 'Public Trust',
  none: 'None of them',
};

/** Where the work is done, as a job's `positionType` (LOOK-01). */
export const workplaces = ['on_site', 'hybrid', 'remote'] as const;
export type Workplace = (typeof workplaces)[number];
export const workplaceLabels: Record<Workplace, string> = { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' };

/** When the work is done. */
export const shifts = ['day', 'evening', 'night', 'weekend', 'rotating', 'flexible'] as const;
export type Shift = (typeof shifts)[number];
export const shiftLabels: Record<Shift, string> = {
  day: 'Day',
  evening: 'Evening',
  night: 'Night',
  weekend: 'Weekend',
  rotating: 'Rotating',
  flexible: 'Flexible',
};

/** The most years of experience that a job may ask for. */
export const maxExperienceYears = 50;

/** The most hours a week that a job may name. */
export const maxHoursPerWeek = 80;

/** Years of experience that a job asks for, at most, as lists of jobs offer them. */
export const experienceChoices = [0, 1, 2, 3, 5, 8, 10] as const;
/** Hours a week as lists of jobs offer them: least and most with a hyphen between. */
export const hoursChoices = ['-20', '-30', '35-'] as const;

/** Contract kinds a job accepts (JOB-33). */
export const employeeTypes = ['w2', '1099', 'corp_to_corp'] as const;
export type EmployeeType = (typeof employeeTypes)[number];
export const employeeTypeLabels: Record<EmployeeType, string> = {
  w2: 'W2',
  '1099': '1099',
  corp_to_corp: 'Corp-to-corp',
};

/** Share of time spent travelling, in percent (JOB-31, DEC-58). */
export const travelPercents = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

/** The largest bounty a job may carry. */
export const maxJobPoints = 100_000;

/** The most people a job may look for. */
export const maxOpenings = 100;

/** The placeholder of the public list's search field (GUEST-16). */
export const jobSearchPlaceholder = 'Search by job title, description, location, skills';
