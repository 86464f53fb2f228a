import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What a mailed link carries (AUTH-54). */
export interface MailedLink {
  token: string | null;
  email: string | null;
}

/**
 * Reads token and email from the address once, then takes them out of it, so that they are not left in the history.
 * An incomplete link is left alone: its page leads elsewhere, and two navigations at once would race.
 */
export function useMailedToken(isComplete: (link: MailedLink) => boolean = ({ token }) => Boolean(token)): MailedLink {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [link] = useState<MailedLink>(() => ({ token: search.get('token'), email: search.get('email') }));
  const isInAddress = search.has('token') && isComplete(link);
  useEffect(() => {
    if (isInAddress) void navigate(pathname, { replace: true, state });
  }, [isInAddress, navigate, pathname, state]);
  return link;
}
