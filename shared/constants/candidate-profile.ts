/** The sections of a candidate's profile that are lists of entries (CAND-11 to CAND-13). */
export const entrySections = ['educations', 'certifications', 'workExperiences'] as const;
export type EntrySection = (typeof entrySections)[number];

/** Everything of a profile that is saved on its own. */
export const profileSections = [...entrySections, 'employeeInfo', 'hiding', 'resume'] as const;
export type ProfileSection = (typeof profileSections)[number];

/** The most entries one section holds. */
export const mostEntries = 50;
/** The longest description of a work experience. */
export const mostDescription = 1000;
/** For how many days before a licence expires its candidate is reminded on the profile. */
export const expiresSoonDays = 90;
/** How well a candidate speaks a language. Keys are stored, so only ever append. */
export const languageLevels = ['basic', 'conversational', 'fluent', 'native'] as const;
export type LanguageLevel = (typeof languageLevels)[number];
export const languageLevelLabels: Record<LanguageLevel, string> = {
  basic: 'Basic',
  conversational: 'Conversational',
  fluent: 'Fluent',
  native: 'Native',
};
/** The most languages and portfolio links that a candidate names. */
export const mostLanguages = 12;
export const mostLinks = 8;
/** The most skills a candidate names. */
export const mostSpheres = 60;
/** The most companies from which a candidate hides, and the most recruiters whom they confirm. */
export const mostHiddenFrom = 50;
/** As whom a candidate may look at their own profile. */
export const viewpoints = ['verified_recruiter', 'recruiter', 'met', 'hidden'] as const;
export type Viewpoint = (typeof viewpoints)[number];
export const viewpointLabels: Record<Viewpoint, string> = {
  verified_recruiter: 'A verified recruiter new to me',
  recruiter: 'A recruiter who is not verified',
  met: 'The manager of one of my jobs',
  hidden: 'A company that I hide from',
};

/**
 * Who finds a candidate beyond those whom a job has brought together with them (PLUS-38): all verified recruiters, only
 * recruiters whom they confirmed or met by an application, or nobody.
 */
export const findableBy = ['recruiters', 'confirmed', 'nobody'] as const;
export type FindableBy = (typeof findableBy)[number];
/** The longest working life that is accepted, in years. */
export const mostYearsOfWork = 70;

/** Soft skills that a candidate may choose (CAND-20). Keys are stored, so only ever append. */
export const softSkills = [
  'communication',
  'teamwork',
  'leadership',
  'problem_solving',
  'adaptability',
  'time_management',
  'creativity',
  'critical_thinking',
  'attention_to_detail',
  'customer_focus',
  'conflict_resolution',
  'mentoring',
  'negotiation',
  'presentation',
  'empathy',
  'self_motivation',
] as const;
export type SoftSkill = (typeof softSkills)[number];
export const softSkillLabels: Record<SoftSkill, string> = {
  communication: 'Communication',
  teamwork: 'Teamwork',
  leadership: 'Leadership',
  problem_solving: 'Problem solving',
  adaptability: 'Adaptability',
  time_management: 'Time management',
  creativity: 'Creativity',
  critical_thinking: 'Critical thinking',
  attention_to_detail: 'Attention to detail',
  customer_focus: 'Customer focus',
  conflict_resolution: 'Conflict resolution',
  mentoring: 'Mentoring',
  negotiation: 'Negotiation',
  presentation: 'Presentation',
  empathy: 'Empathy',
  self_motivation: 'Self-motivation',
};

/** For how many days until yesterday those who opened a candidate's page are counted, and in which steps they are shown. */
export const viewerDays = 30;
export const viewerSteps = [3, 5, 10, 20, 50] as const;

/** What a user may be able to do with a candidate, or with one of the jobs on which they meet (CAND-36 to CAND-39). */
export const candidateActions = [
  'edit',
  'favorite',
  'viewed',
  'approve',
  'assign',
  'unassign',
  'apply',
  'decline',
  'closeJob',
] as const;
export type CandidateAction = (typeof candidateActions)[number];
