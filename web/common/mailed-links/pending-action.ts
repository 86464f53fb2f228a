import type { Role } from '../../../shared/constants/roles.ts';
import { paths, personPath } from '../navigation/paths.ts';

/** The action of a link whose visitor first has to sign up or log in (AUTH-54). */
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
/** Pages whose links are handled after signing up or logging in; other pages consume their token immediately. */
const linkPages = [paths.candidateInvite(), paths.claimLink(), paths.acceptRecommendation(':id')].map(
  (path) => new RegExp(`^${path.replace(':id', '[1-9]\\d{0,15}')}$`),
);

const tokenOf = (text: string | null) => (text && /^[\w-]{22}$/.test(text) ? text : undefined);
const emailOf = (text: string | null) =>
  text && text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text) ? text.toLowerCase() : undefined;
const statusOf = (text: string | null) => (text === 'accepted' || text === 'declined' ? text : undefined);
const idOf = (text: string | null) =>
  text && /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

/** The action in an address. Malformed parts are ignored; undefined if nothing is left (AUTH-54). */
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

/** The pending action, validated as strictly as an address, because a tab's storage can be written to. */
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

/** Clears the action once it has been handled. */
export function forgetPendingAction(): void {
  sessionStorage.removeItem(key);
}

/**
 * Where a signed-in role goes for the action: a mailed link to its own page, which handles it; a manager or a candidate
 * to the page that the role has for them; undefined if there is none (AUTH-55). Only the page of a link uses `status`.
 */
export function targetOf(action: PendingAction, role: Role): string | undefined {
  if (action.path && action.token) return action.path;
  if (action.managerId) return personPath(role, { role: 'manager', id: action.managerId });
  return action.candidateId ? personPath(role, { role: 'candidate', id: action.candidateId }) : undefined;
}

/**
 * Where a user who has just signed in goes for the pending action; undefined without one. The page of a link still
 * needs the token, so that is kept.
 */
export function takeWaitingTarget(role: Role): string | undefined {
  const action = waitingAction();
  if (!action?.token) forgetPendingAction();
  return action && targetOf(action, role);
}

/** Redirects a signed-in user to the person in the address, before the role's router reads it. */
export function followRequestedAction(role: Role): void {
  const asked = readPendingAction(new URL(globalThis.location.href));
  const target = asked && !asked.token ? targetOf(asked, role) : undefined;
  if (target) globalThis.history.replaceState(null, '', target);
}
