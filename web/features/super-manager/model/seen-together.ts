/** What a super manager sees of a manager who agreed to work with them, beside what they see of everybody. */
export const seenTogether = (whose: 'your' | 'their'): string =>
  `${whose} clients, the recruiters of ${whose} jobs, whom ${whose} jobs were closed with, how to reach ${whose} candidates, and ${whose} figures beside those of others`;

/** The same, with what they do: what is contested is decided by the claim with its evidence and files. */
export const openedTogether = (whose: 'your' | 'their'): string =>
  `${seenTogether(whose)}. ${whose === 'your' ? 'They' : 'You'} also decide what is contested about ${whose} hires, and read the evidence and files of both sides for it.`;
