import { expect, it } from 'vitest';
import { roles, type Role } from '../../../../shared/constants/roles.ts';
import { aliasOf, isJobPath, paths, personPath } from '../../../../web/common/navigation/paths.ts';

it('The path list contains every address of the product (AUTH-01)', () => {
  const addresses = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, (path as (...parts: string[]) => string)(':a', ':b')]),
  );
  expect(addresses).toMatchInlineSnapshot(`
    {
      "about": "/about",
      "acceptRecommendation": "/guest/job/:a",
      "addCandidate": "/recruiter/candidates/add",
      "addCandidateFromResume": "/recruiter/candidates/add-from-resume/:a",
      "addClient": "/manager/add-client",
      "addResumes": "/resumes/add",
      "addedCandidate": "/recruiter/candidates/added/:a",
      "addedCandidates": "/recruiter/candidates/added?show=merged",
      "addedWithTag": "/recruiter/candidates/added?tag=%3Aa",
      "bestCandidates": "/recruiter/candidates/best/:a",
      "book": "/book",
      "calendar": "/calendar",
      "campaign": "/campaigns/view/:a",
      "campaigns": "/campaigns",
      "candidateCandidate": "/candidate/candidates/:a",
      "candidateInvite": "/candidate-invite",
      "candidateManager": "/candidate/managers/:a",
      "candidateOnJob": "/jobs/:a/candidates/:b",
      "candidateRecruiter": "/candidate/recruiters/:a",
      "checkConfirmation": "/account/check-confirmation",
      "claim": "/claims/:a",
      "claimLink": "/represent",
      "claims": "/claims",
      "clients": "/clients",
      "clientsJobs": "/clients-jobs",
      "cloneJob": "/jobs/clone/:a",
      "closeJob": "/jobs/view/:a/close",
      "closeJobWith": "/jobs/view/:a/close?candidateId=:b",
      "confirmJobAlert": "/job-alerts/confirm",
      "confirmation": "/account/confirmation",
      "continueImport": "/recruiter/candidates/import?continue=:a",
      "dashboard": "/dashboard",
      "editCampaign": "/campaigns/edit/:a",
      "editCandidate": "/recruiter/candidates/:a/edit",
      "editJob": "/jobs/:a",
      "figureList": "/dashboard/list",
      "findJobs": "/find-jobs",
      "findJobsOf": "/find-jobs/:a",
      "formerEmail": "/account/former-email",
      "guestJobs": "/guest/jobs",
      "guestJobsOf": "/guest/jobs/:a",
      "howToDelete": "/account/how-to-delete",
      "importPeople": "/recruiter/candidates/import",
      "importedFile": "/recruiter/candidates/import/:a",
      "job": "/jobs/view/:a",
      "jobCandidates": "/jobs/:a/candidates",
      "jobLink": "/r/:a",
      "jobs": "/jobs",
      "landing": "/",
      "leaderboard": "/leaderboard",
      "logIn": "/log-in",
      "managerCandidate": "/manager/candidates/:a",
      "managerManager": "/manager/managers/:a",
      "managerManagers": "/manager/managers",
      "managerRecruiter": "/manager/recruiters/:a",
      "managerRecruiters": "/manager/recruiters",
      "market": "/recruiter/market",
      "meeting": "/calendar?date=:b&event=:a",
      "meetingWith": "/calendar?with=:a&job=:b",
      "messages": "/messages",
      "messagesWith": "/messages?with=:a&job=:b",
      "newEmail": "/account/new-email",
      "newJob": "/jobs/new",
      "newPassword": "/account/password-reset",
      "notifications": "/notifications",
      "ownInterviews": "/jobs/:a/interviews",
      "points": "/points",
      "postNewJob": "/manager/post-new-job",
      "privacy": "/privacy",
      "profile": "/profile?tab=:a",
      "publicJob": "/find-jobs/view/:a",
      "recruiterCandidate": "/recruiter/candidates/:a",
      "recruiterCandidates": "/recruiter/candidates",
      "recruiterInvite": "/recruiter-invite",
      "recruiterManager": "/recruiter/managers/:a",
      "recruiterManagers": "/recruiter/managers",
      "recruiterPage": "/recruiters/:a",
      "recruiterRecruiter": "/recruiter/recruiters/:a",
      "recruiterRecruiters": "/recruiter/recruiters",
      "recruitersClients": "/recruiters-clients",
      "recruitersJobs": "/manager/recruiters-jobs",
      "reports": "/dashboard?part=reports",
      "resetPassword": "/reset-password",
      "resumes": "/resumes",
      "reviewResume": "/profile/resume/:a",
      "room": "/zoom?number=:a",
      "scorecards": "/jobs/:a/candidates/:b/scorecards",
      "signUp": "/sign-up",
      "skill": "/skills/:a",
      "skills": "/skills",
      "statement": "/points/statement?month=:a",
      "stoppedMail": "/account/mail",
      "submissionSheet": "/recruiter/candidates/:a/sheet",
      "superManager": "/super_manager/managers/:a",
      "superManagerCandidate": "/super_manager/candidates/:a",
      "superManagers": "/super_manager/managers",
      "support": "/support",
      "tasks": "/recruiter/tasks",
      "terms": "/terms_and_conditions",
      "zoom": "/zoom",
    }
  `);
});

it('The link to a person opens the page that the reader’s role may see (RECR-02)', () => {
  const expected: Record<Role, Record<Role, string | undefined>> = {
    super_manager: {
      candidate: '/super_manager/candidates/4',
      recruiter: undefined,
      manager: '/super_manager/managers/4',
      super_manager: '/super_manager/managers/4',
    },
    manager: {
      candidate: '/manager/candidates/4',
      recruiter: '/manager/recruiters/4',
      manager: '/manager/managers/4',
      super_manager: '/manager/managers/4',
    },
    recruiter: {
      candidate: '/recruiter/candidates/4',
      recruiter: '/recruiter/recruiters/4',
      manager: '/recruiter/managers/4',
      super_manager: '/recruiter/managers/4',
    },
    candidate: {
      candidate: '/candidate/candidates/4',
      recruiter: '/candidate/recruiters/4',
      manager: '/candidate/managers/4',
      super_manager: '/candidate/managers/4',
    },
  };
  const pages = roles.map((viewer) => [
    viewer,
    Object.fromEntries(roles.map((role) => [role, personPath(viewer, { role, id: 4 })])),
  ]);
  expect(Object.fromEntries(pages)).toEqual(expected);
});

it('An address that has a part of its own only where something is given leaves it out otherwise', () => {
  expect([paths.messagesWith(4), paths.addedCandidates(), paths.statement()]).toEqual([
    '/messages?with=4',
    '/recruiter/candidates/added',
    '/points/statement',
  ]);
});

it.each([
  ['/jobs', true],
  ['/jobs/view/7', true],
  ['/jobs-board', false],
  ['/clients/jobs', false],
  ['/find-jobs', false],
])('The address %s is one of a job under which every role has its prefix: %s (SHELL-60)', (path, isJob) => {
  expect(isJobPath(path)).toBe(isJob);
  expect(aliasOf('recruiter', path)).toBe(`/recruiter${path}`);
});
