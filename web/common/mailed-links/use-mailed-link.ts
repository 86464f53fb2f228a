import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepPendingAction, readPendingAction, waitingAction, type PendingAction } from './pending-action.ts';

/** What the page of a mailed link knows of it. */
export type MailedLink = Pick<PendingAction, 'token' | 'email' | 'status'>;

/**
 * Reads a mailed link from the address once and takes it out of it, so that it is not left in the history. It is kept
 * for this tab, so that the page survives a reload and the way over log-in. An address given by the navigation's state
 * comes before the one in the link (DEC-35).
 */
export function useMailedLink(): MailedLink {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const given = (state as { email?: string } | null)?.email;
  const [link] = useState<MailedLink>(() => {
    const asked = readPendingAction({ pathname, searchParams: new URLSearchParams(search) });
    const email = given ?? asked?.email;
    if (asked?.token && email) keepPendingAction({ ...asked, email });
    if (asked) return { ...asked, ...(email && { email }) };
    // An address that carries something else, such as half a link, is not the one that was kept.
    const waiting = search === '' ? waitingAction() : undefined;
    return waiting?.path === pathname ? waiting : {};
  });
  const isInAddress = Boolean(link.token && link.email) && search !== '';
  useEffect(() => {
    if (isInAddress) void navigate(pathname, { replace: true, state });
  }, [isInAddress, navigate, pathname, state]);
  return link;
}
