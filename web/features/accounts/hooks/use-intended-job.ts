import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { guestJobQuery } from '../../../common/jobs/guest-job.ts';
import {
  forgetIntendedJob,
  intendedJob,
  keepIntendedJob,
  type IntendedJob,
} from '../../../common/visitor/intended-job.ts';

/** The job of a link such as `/sign-up?job=7`, kept for this tab, or else the one kept before. */
function jobToApplyTo(search: URLSearchParams): IntendedJob | undefined {
  const text = search.get('job') ?? '';
  const jobId = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  const kept = intendedJob();
  if (!Number.isSafeInteger(jobId) || jobId === 0 || (kept?.applies && jobId === kept.jobId))
    return kept?.applies ? kept : undefined;
  keepIntendedJob({ jobId, applies: true });
  return { jobId, applies: true };
}

/** The job that the visitor is applying to, its title, and how to turn away from it. */
export function useIntendedJob(): { jobId: number | undefined; title: string; forget: () => void } {
  const [search] = useSearchParams();
  const [intended, setIntended] = useState(() => jobToApplyTo(search));
  const isUnnamed = intended !== undefined && intended.title === undefined;
  const job = useQuery({ ...guestJobQuery(intended?.jobId ?? 0), enabled: isUnnamed }).data;
  return {
    jobId: intended?.jobId,
    title: intended?.title ?? job?.title ?? 'this job',
    forget: () => {
      forgetIntendedJob();
      setIntended(undefined);
    },
  };
}
