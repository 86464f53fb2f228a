import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepPendingAction, readPendingAction, waitingAction, type PendingAction } from './pending-action.ts';

/** The parameters of a mailed link. */
export type MailedLink = Pick<PendingAction, 'token' | 'email' | 'status'>;

/**
 * Reads a mailed link from the address once and removes it, so that it does not stay in the history. It is kept for
 * this tab, so that the page survives a reload and a detour to the log-in page. An address from the navigation state
 * takes precedence over the link's (DEC-35).
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
    // An address with other parameters, such as half a link, does not belong to the stored link.
    const waiting = search === '' ? waitingAction() : undefined;
    return waiting?.path === pathname ? waiting : {};
  });
  const isInAddress = Boolean(link.token && link.email) && search !== '';
  useEffect(() => {
    if (isInAddress) void navigate(pathname, { replace: true, state });
  }, [isInAddress, navigate, pathname, state]);
  return link;
}
