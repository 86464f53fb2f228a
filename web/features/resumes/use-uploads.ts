import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { resumeKeys } from './queries/resumes.ts';
import { sendResume } from './queries/send-resume.ts';
import { uploadQueue } from './upload-queue.ts';

/** The files that this page sends; leaving the page stops what has not been sent. */
export function useUploads() {
  const queryClient = useQueryClient();
  const [queue] = useState(() =>
    uploadQueue(sendResume, () => void queryClient.invalidateQueries({ queryKey: resumeKeys.lists })),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  return { queue, uploads };
}
