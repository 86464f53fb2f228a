/** What a super manager sees and does of a manager who agreed to work with them, beside what they see of everybody. */
export const seenTogether = (whose: 'your' | 'their'): string =>
  `${whose} clients, the recruiters of ${whose} jobs, how to reach ${whose} candidates, and ${whose} figures beside those of others. ${whose === 'your' ? 'They' : 'You'} also decide what is contested about ${whose} hires.`;
