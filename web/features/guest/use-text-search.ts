import { useEffect, useMemo, useState } from 'react';
import type { GuestJob } from '../../../shared/model/job.ts';
import type { MatchedWords } from '../../../shared/rules/highlight.ts';
import type { MarkText } from './mark-text.ts';

type Tools = typeof import('./text-search.tsx');

interface Sought {
  jobs: readonly GuestJob[];
  text: string;
  /** The server has searched; what it found stands in `matched`. */
  isEverywhere: boolean;
  matched: MatchedWords | undefined;
}

const plain: MarkText = (text) => text;

/**
 * The loaded jobs that hold the text, or those the server found for it, and how to mark what was found. `tools` load
 * with the first text.
 */
export function useTextSearch({ jobs, text, isEverywhere, matched }: Sought): {
  found: readonly GuestJob[];
  mark: MarkText;
  tools: Tools | undefined;
} {
  const [tools, setTools] = useState<Tools>();
  const isSought = text.trim() !== '';
  useEffect(() => {
    let isWanted = isSought && !tools;
    if (isWanted) void import('./text-search.tsx').then((loaded) => isWanted && setTools(loaded));
    return () => {
      isWanted = false;
    };
  }, [isSought, tools]);
  return useMemo(() => {
    if (!tools || !isSought) return { found: jobs, mark: plain, tools };
    if (isEverywhere) return { found: jobs, mark: matched ? tools.markerOf(matched) : plain, tools };
    return { found: tools.matchJobs(jobs, text), mark: tools.markerOf(tools.wantedIn(text)), tools };
  }, [tools, isSought, jobs, isEverywhere, matched, text]);
}
