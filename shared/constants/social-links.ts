/** Other sites where candidates show their work (PROF-09), in the order of every list of them. */
export const socialNetworks = ['linkedin', 'github', 'website', 'x'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const socialNetworkLabels: Record<SocialNetwork, string> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  website: 'Website',
  x: 'X',
};

/** Longest address that is stored. */
export const longestLink = 200;
