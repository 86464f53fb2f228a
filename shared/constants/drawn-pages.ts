/** Pages that say the same to everyone, drawn when the site is built and served as they are; all others begin as the empty page. */
export const drawnPages = ['/', '/about', '/terms_and_conditions', '/privacy', '/account/how-to-delete'] as const;

/** The file of a drawn page below the site's folder. */
export function fileOfDrawnPage(path: string): string {
  return path === '/' ? 'landing.html' : `${path.slice(1)}.html`;
}
