import { useLiveRefresh } from '../../../api/use-live.ts';
import { type Pair, pipelineKeys } from '../queries/keys.ts';

/** Reloads the page's data after another user moves the candidate or writes a note, and after a lost connection. */
export const useLiveCandidate = ({ jobId, candidateId }: Pair): void =>
  useLiveRefresh(pipelineKeys.all, {
    'candidate-on-job': (news) => news.jobId === jobId && news.candidateId === candidateId,
  });
