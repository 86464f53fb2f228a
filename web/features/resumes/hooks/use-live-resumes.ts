import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListedResume } from '../../../../shared/model/parsed-resume.ts';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import type { ListPage } from '../../../api/paging.ts';
import { ownResumesQuery } from '../queries/own-resume.ts';
import { resumeKeys } from '../queries/resumes.ts';

type Lists = InfiniteData<ListPage<ListedResume>>;

/** A hundred files bring hundreds of messages; the lists are loaded again at most this often, in milliseconds. */
const pause = 700;

/** Shows each new status immediately, and then loads what came with it: name, reason and count. */
export function useLiveResumes(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => void queryClient.invalidateQueries({ queryKey: resumeKeys.all });
    const refreshSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        refresh();
      }, pause);
    };
    const stops = [
      onLiveMessage('parsed-resume', ({ resumeId, status }) => {
        queryClient.setQueriesData<Lists>(
          { queryKey: resumeKeys.lists },
          (known) => known && withStatus(known, resumeId, status),
        );
        refreshSoon();
      }),
      onLiveCatchUp(refresh),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}

/** Loads the resumes of a profile again after it changed in another tab, or was read. */
export function useLiveOwnResume(candidateId: number): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onLiveMessage('candidate-profile', (news) => {
        if (news.candidateId === candidateId)
          void queryClient.invalidateQueries({ queryKey: ownResumesQuery(candidateId).queryKey });
      }),
    [queryClient, candidateId],
  );
}

function withStatus(lists: Lists, id: number, status: ListedResume['status']): Lists {
  const pages = lists.pages.map((page) => ({
    ...page,
    data: page.data.map((one) => (one.id === id ? { ...one, status } : one)),
  }));
  return { ...lists, pages };
}
