/** Where else candidates show their work (PROF-09); the order of every list of them. */
export const socialNetworks = ['linkedin', 'github', 'website', 'x'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const socialNetworkLabels: Record<SocialNetwork, string> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  website: 'Website',
  x: 'X',
};

/** Longest address that is kept. */
export const longestLink = 200;
