/** What a recruiter and a candidate whom they put forward wrote to each other: who, how many hours ago, and what. */
export interface ChatLine {
  by: 'recruiter' | 'candidate';
  hoursAgo: number;
  text: string;
}

/** Conversations, of which the first of each recruiter is the most recent. */
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
