import { useQuery } from '@tanstack/react-query';
import type { Outlook } from '../../../shared/model/pipeline.ts';
import { outlookWords, type OutlookReader } from '../../../shared/rules/outlook-words.ts';
import { api } from '../../api/api.ts';
import { jobKeys } from '../query-keys/jobs.ts';

interface OutlookProps {
  jobId: number;
  candidateId: number;
  /** Changes with each move, so that the words never speak of an earlier status. */
  at: string;
  reader: OutlookReader;
}

/**
 * What usually comes next for a candidate on a job, and that waiting takes too long where it does (PLUS-12, PLUS-13).
 * Shows nothing while it loads or where it fails: the page beside it says where things stand.
 */
export function OutlookWords({ jobId, candidateId, at, reader }: OutlookProps) {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: jobKeys.outlook(jobId, candidateId, at),
    queryFn: async ({ signal }) => (await api.pipeline.readOutlook({ params: { jobId, candidateId }, signal })).data,
  });
  return data ? <OutlookSentences outlook={data} reader={reader} readAt={dataUpdatedAt} /> : null;
}

interface SentencesProps extends Pick<OutlookProps, 'reader'> {
  outlook: Outlook;
  /** When it was read, in milliseconds. */
  readAt: number;
}

/** The same in words, of an outlook that was read with the rest of a page. */
export function OutlookSentences({ outlook, reader, readAt }: SentencesProps) {
  return outlookWords(outlook, reader, new Date(readAt).toISOString()).map((sentence) => (
    <p key={sentence} className="soft">
      {sentence}
    </p>
  ));
}
