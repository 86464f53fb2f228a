/** What two people wrote to each other: who, how many hours ago, and what. */
export interface ChatLine {
  by: 'manager' | 'recruiter' | 'candidate';
  hoursAgo: number;
  text: string;
}

/** A recruiter with candidates whom they put forward, of which the first is the most recent. */
export const conversations: readonly (readonly ChatLine[])[] = [
  [
    {
      by: 'recruiter',
      hoursAgo: 52,
      text: 'Hello! I have put you forward for this job today. Do you have any questions?',
    },
    { by: 'candidate', hoursAgo: 50, text: 'Thank you, that was quick. Is the schedule fixed, or do shifts rotate?' },
    {
      by: 'recruiter',
      hoursAgo: 49,
      text: 'They rotate every four weeks. The team publishes the plan six weeks ahead.\nWould that work for you?',
    },
    { by: 'candidate', hoursAgo: 48, text: 'Yes, six weeks is plenty.' },
    {
      by: 'recruiter',
      hoursAgo: 3,
      text: 'Good news: they would like to talk to you. Are you free on Thursday at 10?',
    },
    { by: 'recruiter', hoursAgo: 2.9, text: 'It is a call of 30 minutes with the hiring manager.' },
  ],
  [
    { by: 'candidate', hoursAgo: 30, text: 'Hi, is there any news about my application?' },
    {
      by: 'recruiter',
      hoursAgo: 28,
      text: 'Not yet. The client decides this week, and I will write as soon as I know more.',
    },
    { by: 'candidate', hoursAgo: 27, text: 'Thanks for letting me know 🙂' },
  ],
  [
    {
      by: 'recruiter',
      hoursAgo: 100,
      text: 'Could you add your certification to your profile? The client asked about it.',
    },
    { by: 'candidate', hoursAgo: 96, text: 'Done. It is valid until next June.' },
    { by: 'recruiter', hoursAgo: 95, text: 'Perfect, thank you!' },
    { by: 'candidate', hoursAgo: 5, text: 'One more thing: my notice period is one month, not two as I first said.' },
  ],
];

/** A manager with a recruiter who put a candidate forward on their job. */
export const withRecruiter: readonly ChatLine[] = [
  {
    by: 'manager',
    hoursAgo: 31,
    text: 'Thank you for the last introduction. Do you know anybody else who could start before the end of next month?',
  },
  {
    by: 'recruiter',
    hoursAgo: 29,
    text: 'Two people, yes. One is finishing a contract on the 20th, the other is free now.',
  },
  {
    by: 'manager',
    hoursAgo: 28,
    text: 'Please propose the one who is free, and tell the other that we may open a second place.',
  },
  { by: 'recruiter', hoursAgo: 4, text: 'Both agreed. You find the proposal on the job within the hour.' },
];

/** A manager with a candidate who is on their job. */
export const withCandidate: readonly ChatLine[] = [
  {
    by: 'manager',
    hoursAgo: 22,
    text: 'Hello! Before we meet: could you bring something you are proud of, and think of two times next week that suit you?',
  },
  { by: 'candidate', hoursAgo: 20, text: 'Gladly. Tuesday after 3 pm or any time on Thursday works well.' },
  { by: 'manager', hoursAgo: 2, text: 'Thursday at 10 it is. Ask for me at the front desk.' },
];
