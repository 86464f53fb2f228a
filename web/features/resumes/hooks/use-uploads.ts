import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { resumeKeys } from '../queries/resumes.ts';
import { UploadQueue, type SendFile } from '../model/upload-queue.ts';

/** The files that this page sends; leaving the page stops what has not been sent. */
export function useUploads(send: SendFile) {
  const queryClient = useQueryClient();
  const [queue] = useState(
    () => new UploadQueue(send, () => void queryClient.invalidateQueries({ queryKey: resumeKeys.all })),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  return { queue, uploads };
}
