import { useState } from 'react';
import { followedLinkTo, forgetFollowedLink } from '../visitor/job-link.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Says whose link led to a job and what it means for an application, which the visitor may also make without it. */
export function BroughtBy({ jobId }: { jobId: number }) {
  const [link, setLink] = useState(() => followedLinkTo(jobId));
  if (!link) return null;
  const forget = () => {
    forgetFollowedLink();
    setLink(undefined);
  };
  const { recruiter, isVerified } = link;
  return (
    <Notice
      action={
        <Button size="small" kind="quiet" onClick={forget}>
          Apply without {recruiter}
        </Button>
      }
    >
      <strong>{recruiter}</strong>, a {isVerified ? 'verified recruiter' : 'recruiter who is not verified yet'}, sent
      you here. If you apply, they are offered your application first for a day. They represent you only if you say yes.
    </Notice>
  );
}
