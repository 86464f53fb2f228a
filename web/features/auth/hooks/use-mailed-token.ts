import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The parameters of a mailed link (AUTH-54). */
export interface MailedLink {
  token: string | null;
  email: string | null;
}

/**
 * Reads token and email from the address once, then removes them so that they do not stay in the history. An incomplete
 * link is left in place: its page redirects, and two navigations would race.
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
