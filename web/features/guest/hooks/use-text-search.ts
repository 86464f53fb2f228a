import { useEffect, useMemo, useState } from 'react';
import type { GuestJob } from '../../../../shared/model/job.ts';
import type { MatchedWords } from '../../../../shared/rules/highlight.ts';
import type { MarkText } from '../model/mark-text.ts';

type Tools = typeof import('../components/text-search.tsx');

interface TextSearchInput {
  jobs: readonly GuestJob[];
  text: string;
  /** Whether the server did the search; `matched` then holds its matches. */
  isEverywhere: boolean;
  matched: MatchedWords | undefined;
}

const plain: MarkText = (text) => text;

/**
 * The loaded jobs that match the text, or those that the server found, and how to highlight matches. `tools` load with
 * the first search.
 */
export function useTextSearch({ jobs, text, isEverywhere, matched }: TextSearchInput): {
  found: readonly GuestJob[];
  mark: MarkText;
  tools: Tools | undefined;
} {
  const [tools, setTools] = useState<Tools>();
  const hasText = text.trim() !== '';
  useEffect(() => {
    let isWanted = hasText && !tools;
    if (isWanted) void import('../components/text-search.tsx').then((loaded) => isWanted && setTools(loaded));
    return () => {
      isWanted = false;
    };
  }, [hasText, tools]);
  return useMemo(() => {
    if (!tools || !hasText) return { found: jobs, mark: plain, tools };
    if (isEverywhere) return { found: jobs, mark: matched ? tools.markerOf(matched) : plain, tools };
    return { found: tools.matchJobs(jobs, text), mark: tools.markerOf(tools.wantedIn(text)), tools };
  }, [tools, hasText, jobs, isEverywhere, matched, text]);
}
