import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TaskList } from '../../../../shared/constants/task.ts';
import type { TaskChange, TaskForm } from '../../../../shared/validation/task.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { useLiveRefresh } from '../../../api/use-live.ts';

const all = ['tasks'] as const;

/** One of the lists of the recruiter's tasks; today ends where the recruiter is. */
export const tasksQuery = (show: TaskList, dayEnds: string) =>
  infiniteQueryOptions({
    queryKey: [...all, show, dayEnds],
    queryFn: ({ pageParam, signal }) => api.calendar.listTasks({ query: { show, dayEnds, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/** Everything to do about one person or job: open first, then what is done. */
export const tasksAboutQuery = (about: number) =>
  infiniteQueryOptions({
    queryKey: [...all, 'about', about],
    queryFn: ({ pageParam, signal }) =>
      api.calendar.listTasks({ query: { about, page: pageParam, perPage: 10 }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

function useTaskCall<V>(mutationFn: (given: V) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: all }) });
}

/** Adds a task. */
export const useAddTask = () => useTaskCall((body: TaskForm) => api.calendar.addTask({ body }));

/** Changes a task over the version that was read, or says that it is done. */
export const useChangeTask = () =>
  useTaskCall(({ id, ...body }: TaskChange & { id: number }) => api.calendar.changeTask({ params: { id }, body }));

/** Removes a task. */
export const useRemoveTask = () => useTaskCall((id: number) => api.calendar.removeTask({ params: { id } }));

/** Loads the tasks again after they changed in another tab. */
export const useLiveTasks = (): void => useLiveRefresh(all, { tasks: true });
