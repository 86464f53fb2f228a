import { expect, it } from 'vitest';
import { personPath, paths } from '../../../../web/common/navigation/paths.ts';

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
      "confirmation": "/account/confirmation",
      "dashboard": "/dashboard",
      "editCampaign": "/campaigns/edit/:a",
      "editCandidate": "/recruiter/candidates/:a/edit",
      "editJob": "/jobs/:a",
      "findJobs": "/find-jobs",
      "findJobsOf": "/find-jobs/:a",
      "guestJobs": "/guest/jobs",
      "guestJobsOf": "/guest/jobs/:a",
      "howToDelete": "/account/how-to-delete",
      "job": "/jobs/view/:a",
      "jobCandidates": "/jobs/:a/candidates",
      "jobs": "/jobs",
      "landing": "/",
      "logIn": "/log-in",
      "managerCandidate": "/manager/candidates/:a",
      "managerManager": "/manager/managers/:a",
      "managerManagers": "/manager/managers",
      "managerRecruiter": "/manager/recruiters/:a",
      "managerRecruiters": "/manager/recruiters",
      "meetingWith": "/calendar?with=:a&job=:b",
      "messages": "/messages",
      "messagesWith": "/messages?with=:a&job=:b",
      "newJob": "/jobs/new",
      "newPassword": "/account/password-reset",
      "notifications": "/notifications",
      "points": "/points",
      "postNewJob": "/manager/post-new-job",
      "privacy": "/privacy",
      "profile": "/profile",
      "publicJob": "/find-jobs/view/:a",
      "recruiterCandidate": "/recruiter/candidates/:a",
      "recruiterCandidates": "/recruiter/candidates",
      "recruiterInvite": "/recruiter-invite",
      "recruiterManager": "/recruiter/managers/:a",
      "recruiterManagers": "/recruiter/managers",
      "recruiterRecruiter": "/recruiter/recruiters/:a",
      "recruiterRecruiters": "/recruiter/recruiters",
      "recruitersClients": "/recruiters-clients",
      "recruitersJobs": "/manager/recruiters-jobs",
      "resetPassword": "/reset-password",
      "resumes": "/resumes",
      "reviewResume": "/profile/resume/:a",
      "room": "/zoom?number=:a",
      "signUp": "/sign-up",
      "skill": "/skills/:a",
      "skills": "/skills",
      "statement": "/points/statement?month=:a",
      "stoppedMail": "/account/mail",
      "superManager": "/super_manager/managers/:a",
      "superManagerCandidate": "/super_manager/candidates/:a",
      "superManagers": "/super_manager/managers",
      "support": "/support",
      "terms": "/terms_and_conditions",
      "zoom": "/zoom",
    }
  `);
});

it('The link to a person opens the page that the reader’s role may see (RECR-02)', () => {
  expect(personPath('manager', { role: 'candidate', id: 4 })).toBe('/manager/candidates/4');
  expect(personPath('candidate', { role: 'manager', id: 4 })).toBe('/candidate/managers/4');
  expect(personPath('recruiter', { role: 'recruiter', id: 4 })).toBe('/recruiter/recruiters/4');
  expect(personPath('super_manager', { role: 'candidate', id: 4 })).toBe('/super_manager/candidates/4');
  expect(personPath('super_manager', { role: 'recruiter', id: 4 })).toBeUndefined();
});
