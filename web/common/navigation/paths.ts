import type { Role } from '../../../shared/constants/roles.ts';

type Id = number | string;

/**
 * Every address of the product. A pattern is the same function called with `:name`, so link and route cannot differ
 * (SHELL-43 to SHELL-62).
 */
export const paths = {
  landing: () => '/',
  terms: () => '/terms_and_conditions',
  privacy: () => '/privacy',
  howToDelete: () => '/account/how-to-delete',
  about: () => '/about',
  support: () => '/support',
  recruiterPage: (id: Id) => `/recruiters/${id}`,

  findJobs: () => '/find-jobs',
  findJobsOf: (campaign: string) => `/find-jobs/${campaign}`,
  publicJob: (id: Id) => `/find-jobs/view/${id}`,
  guestJobs: () => '/guest/jobs',
  guestJobsOf: (campaign: string) => `/guest/jobs/${campaign}`,
  acceptRecommendation: (id: Id) => `/guest/job/${id}`,

  logIn: () => '/log-in',
  signUp: () => '/sign-up',
  resetPassword: () => '/reset-password',
  newPassword: () => '/account/password-reset',
  recruiterInvite: () => '/recruiter-invite',
  candidateInvite: () => '/candidate-invite',
  confirmation: () => '/account/confirmation',
  checkConfirmation: () => '/account/check-confirmation',
  stoppedMail: () => '/account/mail',
  formerEmail: () => '/account/former-email',
  newEmail: () => '/account/new-email',
  jobLink: (code: string) => `/r/${code}`,
  claimLink: () => '/represent',
  confirmJobAlert: () => '/job-alerts/confirm',
  book: () => '/book',

  dashboard: () => '/dashboard',
  reports: () => '/dashboard?part=reports',
  figureList: () => '/dashboard/list',
  profile: (tab?: 'privacy' | 'account') => (tab ? `/profile?tab=${tab}` : '/profile'),
  reviewResume: (id: Id) => `/profile/resume/${id}`,
  notifications: () => '/notifications',
  messages: () => '/messages',
  messagesWith: (id: Id, jobId?: Id) => `/messages?with=${id}${jobId ? `&job=${jobId}` : ''}`,
  calendar: () => '/calendar',
  meeting: (id: Id, start: string) => `/calendar?date=${start.slice(0, 10)}&event=${id}`,
  meetingWith: (id: Id, jobId: Id, at?: string | null) =>
    `/calendar?with=${id}&job=${jobId}${at ? `&at=${encodeURIComponent(at)}` : ''}`,
  claims: () => '/claims',
  claim: (id: Id) => `/claims/${id}`,
  leaderboard: () => '/leaderboard',
  zoom: () => '/zoom',
  room: (number: Id) => `/zoom?number=${number}`,

  jobs: () => '/jobs',
  newJob: () => '/jobs/new',
  editJob: (id: Id) => `/jobs/${id}`,
  cloneJob: (id: Id) => `/jobs/clone/${id}`,
  job: (id: Id) => `/jobs/view/${id}`,
  closeJob: (id: Id) => `/jobs/view/${id}/close`,
  closeJobWith: (id: Id, candidateId: Id) => `/jobs/view/${id}/close?candidateId=${candidateId}`,
  jobCandidates: (id: Id) => `/jobs/${id}/candidates`,
  ownInterviews: (id: Id) => `/jobs/${id}/interviews`,
  candidateOnJob: (jobId: Id, candidateId: Id) => `/jobs/${jobId}/candidates/${candidateId}`,
  scorecards: (jobId: Id, candidateId: Id) => `/jobs/${jobId}/candidates/${candidateId}/scorecards`,

  postNewJob: () => '/manager/post-new-job',
  addClient: () => '/manager/add-client',
  clients: () => '/clients',
  clientsJobs: () => '/clients-jobs',
  recruitersClients: () => '/recruiters-clients',
  recruitersJobs: () => '/manager/recruiters-jobs',
  campaigns: () => '/campaigns',
  campaign: (id: Id) => `/campaigns/view/${id}`,
  editCampaign: (id: Id) => `/campaigns/edit/${id}`,
  skills: () => '/skills',
  skill: (id: Id) => `/skills/${id}`,

  managerCandidate: (id: Id) => `/manager/candidates/${id}`,
  managerRecruiters: () => '/manager/recruiters',
  managerRecruiter: (id: Id) => `/manager/recruiters/${id}`,
  managerManagers: () => '/manager/managers',
  managerManager: (id: Id) => `/manager/managers/${id}`,

  market: () => '/recruiter/market',
  tasks: () => '/recruiter/tasks',
  recruiterCandidates: () => '/recruiter/candidates',
  bestCandidates: (jobId: Id) => `/recruiter/candidates/best/${jobId}`,
  addCandidate: () => '/recruiter/candidates/add',
  addedCandidates: (show?: 'merged') => `/recruiter/candidates/added${show ? '?show=merged' : ''}`,
  /** The list of those who have a tag. */
  addedWithTag: (tag: string) => `/recruiter/candidates/added?${new URLSearchParams({ tag }).toString()}`,
  importPeople: () => '/recruiter/candidates/import',
  continueImport: (id: Id) => `/recruiter/candidates/import?continue=${id}`,
  importedFile: (id: Id) => `/recruiter/candidates/import/${id}`,
  addedCandidate: (id: Id) => `/recruiter/candidates/added/${id}`,
  addCandidateFromResume: (id: Id) => `/recruiter/candidates/add-from-resume/${id}`,
  recruiterCandidate: (id: Id) => `/recruiter/candidates/${id}`,
  submissionSheet: (id: Id) => `/recruiter/candidates/${id}/sheet`,
  editCandidate: (id: Id) => `/recruiter/candidates/${id}/edit`,
  recruiterManagers: () => '/recruiter/managers',
  recruiterManager: (id: Id) => `/recruiter/managers/${id}`,
  recruiterRecruiters: () => '/recruiter/recruiters',
  recruiterRecruiter: (id: Id) => `/recruiter/recruiters/${id}`,
  points: () => '/points',
  statement: (month?: string) => `/points/statement${month ? `?month=${month}` : ''}`,
  resumes: () => '/resumes',
  addResumes: () => '/resumes/add',

  candidateManager: (id: Id) => `/candidate/managers/${id}`,
  candidateRecruiter: (id: Id) => `/candidate/recruiters/${id}`,
  candidateCandidate: (id: Id) => `/candidate/candidates/${id}`,

  superManagers: () => '/super_manager/managers',
  superManager: (id: Id) => `/super_manager/managers/${id}`,
  superManagerCandidate: (id: Id) => `/super_manager/candidates/${id}`,
};

/** The page of a person that this role may see; undefined if the role has none. */
export function personPath(viewer: Role, person: { role: Role; id: Id }): string | undefined {
  const pages: Record<Role, Partial<Record<Role, (id: Id) => string>>> = {
    super_manager: {
      candidate: paths.superManagerCandidate,
      manager: paths.superManager,
      super_manager: paths.superManager,
    },
    manager: {
      candidate: paths.managerCandidate,
      recruiter: paths.managerRecruiter,
      manager: paths.managerManager,
      super_manager: paths.managerManager,
    },
    recruiter: {
      candidate: paths.recruiterCandidate,
      recruiter: paths.recruiterRecruiter,
      manager: paths.recruiterManager,
      super_manager: paths.recruiterManager,
    },
    candidate: {
      candidate: paths.candidateCandidate,
      recruiter: paths.candidateRecruiter,
      manager: paths.candidateManager,
      super_manager: paths.candidateManager,
    },
  };
  return pages[viewer][person.role]?.(person.id);
}

/** The prefixed alias of a job address: `/jobs/view/7` is also `/recruiter/jobs/view/7` (SHELL-60). */
export function aliasOf(role: Role, path: string): string {
  return `/${role}${path}`;
}

/** Whether an address is a job route, which every role can also reach under its prefix. */
export function isJobPath(path: string): boolean {
  return path === '/jobs' || path.startsWith('/jobs/');
}
