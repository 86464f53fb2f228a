import type { Promises } from './promises.ts';

const hire = 'test/journeys/manager-hires-candidate-recruiter-gets-points.journey.ts';

/** What landing page, questions, the page about the service and sign-up promise. */
export const sitePromises: Promises = {
  [hire]: {
    'Both move the candidate and see each other’s moves live, with a notification and the timeline': [
      'Everyone on the job sees the same next step.',
      'HireHub gives all three the same view: the job, the nine steps from first contact to onboarding, and what happens next.',
      'Calls, interviews and meetings in one place: one click moves a candidate, and everyone involved sees it immediately.',
      'Manager and recruiter move the candidate through nine steps, from Contacted to Hiring/OnBoarding.',
      'Each sees the other’s moves immediately, and the candidate sees where things stand.',
      'Nine steps from first contact to onboarding, for every client and every job.',
    ],
    'A guest finds the job, favourites it, signs up as candidate and applies': [
      'Browse without an account.',
      'No account needed to look.',
      'Nothing, at any step.',
      'Candidates never pay.',
      'Browsing needs no account; applying needs a free one.',
      'Browsing jobs needs no account.',
      'Candidates find it on the public list or the map without an account, and sign up to apply.',
    ],
    'The manager adds a client and posts a job for it': [
      'Post a job on one page and see who is moving, for every client and every recruiter, without asking for a report.',
      'A manager puts points on a job.',
      'A manager posts a job for a client, with the pay, the place, the skills and the points that a successful recruiter will receive.',
    ],
    'The manager invites a recruiter, who accepts by mail and puts the candidate on the job': [
      'Your application reaches real recruiters; the one who accepts it puts you forward to the hiring manager.',
      'A recruiter accepts an application or finds someone, and puts the candidate forward.',
      'HireHub connects HR departments with hiring managers and their recruiters.',
      'Set up a profile, and recruiters can put you forward where you fit.',
      'A recruiter has accepted your application and is preparing to put you forward.',
    ],
    'The manager closes the job, and the recruiter’s open browser shows the points and counts the hire': [
      'Work on jobs from managers who trust you, find the right person, and get paid for the hire, not the hours.',
      'The manager closes the job with the chosen candidate.',
    ],
  },
  'test/functions/features/points/voided-introductions.test.ts': {
    'by closing the job without the payee, or with another one': [
      'When your candidate is hired, they are yours.',
      'A job carries bounty points; when your candidate is hired they are yours to redeem.',
      'Open jobs with the pay that employers state, one pipeline that everyone on the job can follow, and points for the recruiter who brings the hire.',
    ],
  },
  'test/functions/features/points/read-points.test.ts': {
    'are earned by a hire, redeemed as a reward, and read with what is left': [
      'When the manager closes it with a chosen candidate, the recruiter who brought that person receives them at once, or when the guarantee of the job ends, and can redeem them for cash or gift cards.',
      'The recruiter receives the points then, or when the job’s guarantee ends, and can redeem them for cash or gift cards.',
    ],
  },
  'test/functions/features/points/referrals.test.ts': {
    'earns the share beside the recruiter, once per job and candidate, and redeems it': [
      'Recruiters and candidates who bring in new candidates earn points when the hire happens, redeemable for cash or gift cards.',
    ],
  },
  'test/functions/features/points/three-accounts.test.ts': {
    'Three accounts of one person make 500,000 points that nobody redeems until the operator has verified the manager':
      ['Points of a manager whose company we have not checked wait until we have.'],
  },
  'test/functions/features/points/monthly-cap.test.ts': {
    'are free up to the cap, and what would pass it is booked and held, never voided': [
      'Points past what a manager’s hires usually earn in a month wait until we have looked at the hire.',
    ],
  },
  'test/functions/features/claims/assign-candidate.test.ts': {
    'offers the open jobs of the recruiter’s managers, each with its terms and why not this candidate': [
      'Each job shows its points before you start.',
      'Each job says how many bounty points its hire earns.',
    ],
  },
  'test/functions/features/claims/claims.test.ts': {
    'goes to one of fifty rivals who are confirmed at once; the others are told at once why': [
      'Your own recruiters and trusted outside ones work on the same job, with one pipeline and no duplicates.',
      'If you agree, Maria introduces you to Lakeside Hospital, and nobody else does for the next months.',
    ],
  },
  'test/functions/features/accounts/sessions/sign-in.test.ts': {
    'asks an unconfirmed user, under the email field, to confirm first': [
      'Every person confirms an email address.',
      'Everyone has a confirmed email address, and managers whose company we have checked say so beside their name.',
    ],
  },
  'test/web/features/people/person.test.tsx': {
    'A verified manager’s page says so beside the name, in plain words; another’s does not': [
      'Everyone has a confirmed email address, and managers whose company we have checked say so beside their name.',
    ],
  },
  'test/functions/domain/verification/verified.test.ts': {
    'A recruiter is verified while a verified manager works with them, or by the operator': [
      'We check the companies of managers, and their recruiters are verified through them.',
      'Recruiters are verified once they work with a manager whose company we have checked, or once we have checked them.',
    ],
  },
  'test/functions/features/candidate-search/list-candidates.test.ts': {
    'is narrowed by several filters together': [
      'Find candidates by education, hourly rate or salary, and location.',
      'Education, hourly rate or salary, location and skills in one search that knows RN means registered nurse.',
      'Find jobs and people by education, hourly rate or salary, and location, with exact counts next to each filter.',
    ],
  },
  'test/functions/search/words/synonyms.test.ts': {
    '%s is a synonym of %s': [
      'Education, hourly rate or salary, location and skills in one search that knows RN means registered nurse.',
    ],
  },
  'test/functions/features/calendar/booking-links.test.ts': {
    'lets one of two candidates have a time that both choose, and shows the other fresh ones': [
      'Recruiters and candidates write to each other live; interviews are booked in a calendar that never books anybody twice.',
    ],
    'comes by mail, works without signing in, and shows the hours in which both are free': [
      'Choose when it suits you; the page shows every time in New York or wherever you are.',
      'You need no account.',
    ],
    'books a time for both, moves it and cancels it, each with the news of a meeting': [
      'With the same link you can move or cancel the interview until it begins.',
    ],
  },
  'test/functions/features/calendar/meetings.test.ts': {
    'is in the calendars of both, each named after the other, with job, zone and local time': [
      'Write and meet inside the service.',
      'Interviews are in your calendar, and every step is explained in plain words.',
      'Manage calls, interviews and meetings inside the service.',
    ],
  },
  'test/functions/features/calendar/reminders.test.ts': {
    'reaches manager, candidate and the recruiter who put the candidate forward, each with the other’s name': [
      'Calls, interviews and meetings are kept inside the service, with reminders.',
    ],
  },
  'test/shared/rules/candidate-standing.test.ts': {
    'is said in the same words on the page and in the bell and mail: %s is “%s”': [
      'Apply with one, and always know where you stand and who puts you forward.',
      'Recruiters put you forward, and you see every step of each application.',
    ],
    'is said in the bell with the first day, and kindly to those who were not chosen': [
      'Candidates hear about every step, including the unwelcome ones.',
    ],
  },
  'test/functions/features/applications/recommended-jobs.test.ts': {
    'are those that fit by skills, rate, salary and location, the best first, with reasons in words': [
      'Recommendations based on your skills, pay and location.',
    ],
  },
  'test/functions/features/guest/guest-job-map.test.ts': {
    'follows search and filters, a chosen city too, exactly as the list does': [
      'Every open job on one list and one map, with its pay where the employer states it.',
      'The map shows each city with its open jobs.',
    ],
  },
  'test/web/features/guest/public-job-page.test.tsx': {
    'shows company, place and pay under its title, its text and skills': [
      'Pay is shown wherever the employer has stated it.',
    ],
  },
  'test/web/features/landing/landing.test.tsx': {
    'The newest jobs show company, place and pay, each in the direction of its script': [
      'Pay is shown wherever the employer has stated it.',
    ],
  },
  'test/web/features/dashboards/dashboards-by-role.test.tsx': {
    'has what waits, counts with their lists, the newest jobs with their people, news and figures': [
      'What needs you, what changed and how it is going: three answers every morning.',
      'Each role starts the day with what needs attention, what changed and how it is going.',
    ],
    'has invitations and what waits first, then counts with their lists, jobs in progress, interviews and figures': [
      'Each role starts the day with what needs attention, what changed and how it is going.',
    ],
    'The dashboard of a super manager has what waits, jobs by state with their lists, news, first steps and figures': [
      'Each role starts the day with what needs attention, what changed and how it is going.',
    ],
  },
  'test/web/features/dashboards/candidate-dashboard.test.tsx': {
    'has what waits, counts with their lists, jobs of four kinds with their state, news and invitations': [
      'Each role starts the day with what needs attention, what changed and how it is going.',
    ],
  },
  'test/functions/features/people/own-page.test.ts': {
    'shows guests what its recruiter chose, and never how to reach them': [
      'Recruiters may publish a page of their own.',
    ],
  },
  'test/functions/features/recruiters/invitations.test.ts': {
    'are accepted by their link, once: the recruiter is active at once and works for the manager': [
      'A manager invites recruiters by email; they see the manager’s jobs as soon as they accept.',
    ],
  },
  'test/permissions/permissions.test.ts': {
    'of %s gives each role and relation what its row says': [
      'Clients, jobs and teams of any size, in any country, each visible only to the right people.',
      'Guests never see you.',
      'No candidate’s profile is public, and we never sell data.',
      'Your profile is never public.',
      'Nobody else sees it before you claim it: then the profile is yours, to change and to remove.',
    ],
  },
  'test/web/features/accounts/sign-up.test.tsx': {
    'The sign-up form asks candidates who finds them, with nothing chosen, and sends nothing before that': [
      'You choose at sign-up who finds you: all verified recruiters, only those you confirm, or nobody.',
    ],
  },
  'test/functions/features/candidate-search/unknown-candidates.test.ts': {
    'is a row without surname, picture and wishes for a recruiter who is not verified': [
      'Recruiters who are not verified see what you can do, and not who you are.',
    ],
    'has a profile of title, skills, city, years and pay, and no summary, for who is not verified': [
      'Those who are not verified see your first name, title, skills, city, years of work and pay, without surname, picture, employers and schools.',
      'Recruiters who are not verified see your first name, title, skills, city, years of work and pay, and whether you are on a job, without your surname, picture, employers, schools, contact details and resume.',
    ],
    'is found and counted by %s as far as that is shown': [
      'They find you and read your profile.',
      'Find candidates by education, hourly rate or salary, and location.',
      'Education, hourly rate or salary, location and skills in one search that knows RN means registered nurse.',
    ],
  },
  'test/functions/features/candidate-profile/may-see-profile.test.ts': {
    'gives a %s who is %s exactly the rights of that role and relation': [
      'The recruiters and managers of a job see you once you apply to it or agree to be put forward.',
      'The recruiters and managers of the jobs you apply to or agree to be put forward for see your profile, contact details and resume, and so do the super managers who work with those managers.',
      'If all verified recruiters find you, super managers can read it as well.',
      'The people of a job see you once you apply to it.',
    ],
    'is not there for whom the candidate does not want to be found by: %s': [
      'Nobody else finds you, but for recruiters whose jobs you apply to.',
    ],
  },
  'test/functions/features/people/people.test.ts': {
    'are visible as far as a candidate wants to be found, their address and phone only where the two work together': [
      'If all verified recruiters find you, other members who open your page see your first name, role and place.',
    ],
    'show a candidate who is open to confirmed recruiters only to themselves, and not to others whom no job brought there':
      ['The people of a job see you once you apply to it.'],
  },
  'test/shared/rules/hidden-from.test.ts': {
    'is in no list, count or facet of whom they do not want to be found by, exactly as the rule says': [
      'You are in no search.',
    ],
  },
};
