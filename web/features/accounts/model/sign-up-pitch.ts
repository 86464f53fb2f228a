import type { SignUpKind } from '../queries/sign-up.ts';

interface Pitch {
  title: string;
  points: readonly { title: string; text: string }[];
}

/** What each kind of account offers, shown next to the sign-up form (AUTH-10 to AUTH-12). */
export const pitches: Record<SignUpKind, Pitch> = {
  candidate: {
    title: 'Get hired by people who read your profile',
    points: [
      { title: 'Jobs that fit', text: 'Recommendations based on your skills, pay and location.' },
      {
        title: 'A person on your side',
        text: 'Recruiters put you forward, and you see every step of each application.',
      },
      {
        title: 'Interviews in one place',
        text: 'Calls, interviews and meetings are kept inside the service, with reminders.',
      },
    ],
  },
  recruiter: {
    title: 'Bring the right person, earn points for the hire',
    points: [
      {
        title: 'Managers who are verified say so',
        text: 'HireHub connects HR departments with hiring managers and their recruiters.',
      },
      { title: 'Smart search', text: 'Find candidates by education, hourly rate or salary, and location.' },
      {
        title: 'Real value',
        text: 'A job carries bounty points; when your candidate is hired they are yours to redeem.',
      },
    ],
  },
  manager: {
    title: 'Post a job and see who is moving',
    points: [
      { title: 'Hire the best', text: 'HireHub connects HR departments with hiring managers and their recruiters.' },
      { title: 'Instant managing', text: 'Manage calls, interviews and meetings inside the service.' },
      {
        title: 'Dashboard control',
        text: 'Nine steps from first contact to onboarding, for every client and every job.',
      },
    ],
  },
};
