import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What a mailed link carries (AUTH-54). */
export interface MailedLink {
  token: string | null;
  email: string | null;
}

/** Reads token and email from the address once, then takes them out of it, so that they are not left in the history. */
export function useMailedToken(): MailedLink {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [link] = useState<MailedLink>(() => ({ token: search.get('token'), email: search.get('email') }));
  const isInAddress = search.has('token');
  useEffect(() => {
    if (isInAddress) void navigate(pathname, { replace: true, state });
  }, [isInAddress, navigate, pathname, state]);
  return link;
}
