import type { Role } from '../../../shared/constants/roles.ts';
import { paths, personPath } from '../navigation/paths.ts';

/** What a link asked of a visitor who first has to sign up or log in (AUTH-54). */
export interface PendingAction {
  /** The page of the mailed link, without its query. */
  path?: string;
  token?: string;
  email?: string;
  status?: 'accepted' | 'declined';
  managerId?: number;
  candidateId?: number;
}

const key = 'hirehub.pending-action';
/** Pages whose links are answered after signing up or logging in; other tokens are used up by their page at once. */
const linkPages = [paths.candidateInvite(), paths.acceptRecommendation(':id')].map(
  (path) => new RegExp(`^${path.replace(':id', '[1-9]\\d{0,15}')}$`),
);

const tokenOf = (text: string | null) => (text && /^[\w-]{22}$/.test(text) ? text : undefined);
const emailOf = (text: string | null) =>
  text && text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text) ? text.toLowerCase() : undefined;
const statusOf = (text: string | null) => (text === 'accepted' || text === 'declined' ? text : undefined);
const idOf = (text: string | null) =>
  text && /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

/**
 * The action that an address asks for; parts that are malformed do not count, and undefined when nothing is left
 * (AUTH-54).
 */
export function readPendingAction({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): PendingAction | undefined {
  const isLink = linkPages.some((page) => page.test(pathname));
  const token = isLink ? tokenOf(searchParams.get('token')) : undefined;
  const status = statusOf(searchParams.get('status'));
  const found: PendingAction = {
    ...(token && { path: pathname, token, email: emailOf(searchParams.get('email')) }),
    ...(status && { status }),
    managerId: idOf(searchParams.get('managerId')),
    candidateId: idOf(searchParams.get('candidateId')),
  };
  const action = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as PendingAction;
  return action.token || action.managerId || action.candidateId ? action : undefined;
}

/** Keeps an action for this tab while the visitor signs up or logs in. */
export function keepPendingAction(action: PendingAction): void {
  sessionStorage.setItem(key, JSON.stringify(action));
}

/** The action that waits; read as strictly as from an address, because a tab's storage can be written to. */
export function waitingAction(): PendingAction | undefined {
  try {
    const { path = '/', ...rest } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as PendingAction;
    return readPendingAction({
      pathname: path,
      searchParams: new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])),
    });
  } catch {
    return undefined;
  }
}

/** Forgets the action, once it was answered or followed. */
export function forgetPendingAction(): void {
  sessionStorage.removeItem(key);
}

/**
 * Where a signed-in role goes to do it: a mailed link to its own page, which answers it; a manager or a candidate to
 * the page that the role has of them; undefined where there is none (AUTH-55). Only the page of a link does anything
 * with `status`.
 */
export function targetOf(action: PendingAction, role: Role): string | undefined {
  if (action.path && action.token) return action.path;
  if (action.managerId) return personPath(role, { role: 'manager', id: action.managerId });
  return action.candidateId ? personPath(role, { role: 'candidate', id: action.candidateId }) : undefined;
}

/**
 * Where somebody who has just signed in goes to do what waited; undefined when nothing did. A link's page still needs
 * the token, so that is kept for it.
 */
export function takeWaitingTarget(role: Role): string | undefined {
  const action = waitingAction();
  if (!action?.token) forgetPendingAction();
  return action && targetOf(action, role);
}

/** Leads a signed-in visitor to the person whom the address names: it is set before the role's router reads it. */
export function followAsked(role: Role): void {
  const asked = readPendingAction(new URL(globalThis.location.href));
  const target = asked && !asked.token ? targetOf(asked, role) : undefined;
  if (target) globalThis.history.replaceState(null, '', target);
}
