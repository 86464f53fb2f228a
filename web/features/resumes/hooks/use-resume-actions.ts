import { useState } from 'react';
import { useAddToQueue, useCancelParse } from '../queries/resumes.ts';

/** Cancelling and queueing, with what did not work. */
export function useResumeActions() {
  const { mutate: cancel, error: cancelError } = useCancelParse();
  const { mutate: queueAgain, error: queueError } = useAddToQueue();
  const [gone, setGone] = useState(0);
  const repeat = (ids: number[]) => queueAgain(ids, { onSuccess: (queued) => setGone(ids.length - queued.length) });
  return { cancel, repeat, gone, error: cancelError ?? queueError };
}
