import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The parameters of a mailed link (AUTH-54). */
export interface MailedLink {
  token: string | null;
  email: string | null;
}

/**
 * Reads token and email from the address once and moves them into the state of the page's entry in the history, where
 * no other page sees them and a reload finds them. An incomplete link is left in place: its page redirects, and two
 * navigations would race.
 */
export function useMailedToken(): MailedLink {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const kept = (state as { mailed?: MailedLink } | null)?.mailed;
  const [link] = useState<MailedLink>(() => {
    const given = { token: search.get('token'), email: search.get('email') };
    return given.token ? given : (kept ?? given);
  });
  const isInAddress = Boolean(search.get('token'));
  useEffect(() => {
    if (isInAddress) void navigate(pathname, { replace: true, state: { ...(state as object | null), mailed: link } });
  }, [isInAddress, link, navigate, pathname, state]);
  return link;
}
