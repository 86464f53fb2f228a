/** A section of the landing page for one kind of visitor. */
export interface Pitch {
  id: 'recruiters' | 'candidates' | 'managers';
  title: string;
  lead: string;
  points: readonly { title: string; text: string }[];
  action: { label: string; isCandidate: boolean };
}

/** Sections for recruiters, candidates and managers, in this order (LAND-35 to LAND-37). */
export const pitches: readonly Pitch[] = [
  {
    id: 'recruiters',
    title: 'Recruiters: find the best candidates',
    lead: 'Work on jobs from managers who trust you, find the right person, and get paid for the hire, not the hours.',
    points: [
      {
        title: 'Verification',
        text: 'Everyone has a confirmed email address, and managers whose company we have checked say so beside their name.',
      },
      {
        title: 'Smart search',
        text: 'Education, hourly rate or salary, location and skills in one search that knows RN means registered nurse.',
      },
      {
        title: 'Connect',
        text: 'Write and meet inside the service. Everyone on the job sees the same next step.',
      },
      {
        title: 'Real value',
        text: 'Each job shows its points before you start. When your candidate is hired, they are yours.',
      },
    ],
    action: { label: 'Join', isCandidate: false },
  },
  {
    id: 'candidates',
    title: 'Candidates: get hired',
    lead: 'Browse without an account. Apply with one, and always know where you stand and who puts you forward.',
    points: [
      {
        title: 'Job search',
        text: 'Every open job on one list and one map, with its pay where the employer states it. No account needed to look.',
      },
      {
        title: 'Contact',
        text: 'Your application reaches real recruiters; the one who accepts it puts you forward to the hiring manager.',
      },
      {
        title: 'Get hired',
        text: 'Interviews are in your calendar, and every step is explained in plain words.',
      },
    ],
    action: { label: 'Get Hired now', isCandidate: true },
  },
  {
    id: 'managers',
    title: 'Managers: work with companies worldwide',
    lead: 'Post a job on one page and see who is moving, for every client and every recruiter, without asking for a report.',
    points: [
      {
        title: 'Hire the best',
        text: 'Your own recruiters and trusted outside ones work on the same job, with one pipeline and no duplicates.',
      },
      {
        title: 'Instant managing',
        text: 'Calls, interviews and meetings in one place: one click moves a candidate, and everyone involved sees it immediately.',
      },
      {
        title: 'Dashboard control',
        text: 'What needs you, what changed and how it is going: three answers every morning.',
      },
      {
        title: 'Big companies',
        text: 'Clients, jobs and teams of any size, in any country, each visible only to the right people.',
      },
    ],
    action: { label: 'Post a job', isCandidate: false },
  },
];

/** What the service promises (LAND-28 to LAND-34). */
export const promises: readonly { title: string; text: string }[] = [
  {
    title: 'Verified users',
    text: 'Every person confirms an email address. We check the companies of managers, and their recruiters are verified through them.',
  },
  {
    title: 'Smart search',
    text: 'Find jobs and people by education, hourly rate or salary, and location, with exact counts next to each filter.',
  },
  {
    title: 'Instant messages and a calendar',
    text: 'Recruiters and candidates write to each other live; interviews are booked in a calendar that never books anybody twice.',
  },
  {
    title: 'Dashboards',
    text: 'Each role starts the day with what needs attention, what changed and how it is going.',
  },
  {
    title: 'Data security',
    text: 'Encrypted at rest and in transit, shown to the people you choose and those on your jobs, and handled in line with the GDPR.',
  },
  {
    title: 'Bounty points',
    text: 'Recruiters and candidates who bring in new candidates earn points when the hire happens, redeemable for cash or gift cards.',
  },
];

/** Frequently asked questions. */
export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'What does it cost a candidate?',
    answer: 'Nothing, at any step. Browsing needs no account; applying needs a free one.',
  },
  {
    question: 'How do points work?',
    answer:
      'A manager puts points on a job. When the manager closes it with a chosen candidate, the recruiter who brought that person receives them at once, or when the guarantee of the job ends, and can redeem them for cash or gift cards. Points of a manager whose company we have not checked wait until we have. Points past what a manager’s hires usually earn in a month wait until we have looked at the hire.',
  },
  {
    question: 'Who can see my profile?',
    answer:
      'You choose at sign-up who finds you: all verified recruiters, only those you confirm, or nobody. Recruiters who are not verified see what you can do, and not who you are. The recruiters and managers of a job see you once you apply to it or agree to be put forward. Guests never see you.',
  },
  {
    question: 'Can I bring my own recruiters?',
    answer: 'Yes. A manager invites recruiters by email; they see the manager’s jobs as soon as they accept.',
  },
  {
    question: 'Where are the jobs?',
    answer: 'In any country. The map shows each city with its open jobs.',
  },
  {
    question: 'How do I leave?',
    answer:
      'Erase your account in your profile, or write to us. Your data is typically deleted within 30 days. The account deletion page explains exactly what happens.',
  },
];
