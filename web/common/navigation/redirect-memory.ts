import { roles } from '../../../shared/constants/roles.ts';
import { aliasOf, isJobPath, paths } from './paths.ts';

const key = 'hirehub.redirect';

/** Pages on the way in. After confirming an address or setting a password the user wants to continue, not go back. */
const entranceNames = [
  'landing',
  'logIn',
  'signUp',
  'resetPassword',
  'newPassword',
  'recruiterInvite',
  'candidateInvite',
  'confirmation',
  'checkConfirmation',
] as const satisfies (keyof typeof paths)[];

/** Pages for visitors who are not signed in; sign-in never leads back to them. */
const publicNames: ReadonlySet<string> = new Set<keyof typeof paths>([
  ...entranceNames,
  'terms',
  'privacy',
  'howToDelete',
  'about',
  'findJobs',
  'findJobsOf',
  'publicJob',
  'guestJobs',
  'guestJobsOf',
  'acceptRecommendation',
  'formerEmail',
  'newEmail',
]);

const rolePatterns = Object.entries(paths)
  .filter(([name]) => !publicNames.has(name))
  .map(([, path]) => (path as (...parts: string[]) => string)(':part', ':part').replace(/\?.*$/, ''))
  .flatMap((path) => (isJobPath(path) ? [path, ...roles.map((role) => aliasOf(role, path))] : [path]))
  .map((path) => new RegExp(`^${path.replaceAll(':part', '[^/]+')}/?$`));

/** Whether a path matches a route of any role; public and account pages do not count. */
export function isRolePath(path: string): boolean {
  return rolePatterns.some((pattern) => pattern.test(path));
}

/** Stores path, query and hash of a role's page before the visitor is redirected (AUTH-56). */
export function rememberRedirect({ pathname, search, hash }: { pathname: string; search: string; hash: string }): void {
  if (isRolePath(pathname)) localStorage.setItem(key, `${pathname}${search}${hash}`);
}

/** The saved address, which stays saved; undefined without one. Only our own paths: '//host' and 'scheme:' would leave the product. */
export function waitingRedirect(): string | undefined {
  const saved = localStorage.getItem(key);
  return saved && /^\/(?![/\\])/.test(saved) ? saved : undefined;
}

const entrances: ReadonlySet<string> = new Set(entranceNames.map((name) => paths[name]()));
const isEntrance = (address: string): boolean => entrances.has(address.split(/[?#]/)[0] ?? '');

/**
 * Where sign-in leads: the saved address (cleared now), otherwise the previous page, otherwise the dashboard (AUTH-57
 * to AUTH-59).
 */
export function takeRedirect(cameFrom: string | undefined): string {
  const saved = waitingRedirect();
  localStorage.removeItem(key);
  if (saved) return saved;
  return !cameFrom || isEntrance(cameFrom) ? paths.dashboard() : cameFrom;
}
