/**
 * Pages that are the same for everyone, drawn at build time and served as they are; all others begin as the empty page.
 */
export const drawnPages = ['/', '/about', '/terms_and_conditions', '/privacy', '/account/how-to-delete'] as const;

/** An address that no page has; what is drawn for it is served at every unknown one. */
export const missingPage = '/missing';

/** What search engines and shared links show under each title. */
export const drawnPageDescriptions: Record<(typeof drawnPages)[number], string> = {
  '/': 'Search open jobs that show what they pay, without an account. Candidates, recruiters and hiring managers work on the same page, with points for every hire.',
  '/about':
    'Why HireHub exists, how a hire goes from the first contact to onboarding, and what we stand by: visible pay, an update at every step, no cost to candidates.',
  '/terms_and_conditions':
    'The terms of HireHub: cookies, license, hyperlinking, content liability, disclaimer and account deletion.',
  '/privacy': 'What HireHub knows about you, why, who else sees it, how long it is kept, and what you can do about it.',
  '/account/how-to-delete':
    'How to delete your HireHub account and its data yourself or by mail, what is removed, what is kept for a while, and for how long.',
};

/** The file of a drawn page below the site's folder. */
export function fileOfDrawnPage(path: string): string {
  return path === '/' ? 'landing.html' : `${path.slice(1)}.html`;
}
