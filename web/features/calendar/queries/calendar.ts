import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { interviewKeys } from '../../../common/query-keys/interviews.ts';

const all = interviewKeys.calendar;

/** Query keys of the user's calendar. */
export const calendarKeys = {
  all,
  range: (from: string, to: string) => [...all, 'range', from, to] as const,
  event: (id: number) => [...all, 'event', id] as const,
  candidates: [...all, 'candidates'] as const,
  /** No change of the calendar changes its feeds. */
  feeds: ['calendar-feeds'] as const,
  offers: [...all, 'offers'] as const,
  room: (number: number) => [...all, 'room', number] as const,
  interviews: [...all, 'interviews'] as const,
  jobs: (candidateId: number) => [...all, 'jobs', candidateId] as const,
};

/** What the calendar holds between two moments; one call for a month and the days around it. */
export const calendarQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: calendarKeys.range(from, to),
    queryFn: async ({ signal }) => (await api.calendar.listCalendar({ query: { from, to }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** One event in full. */
export const calendarEventQuery = (id: number) =>
  queryOptions({
    queryKey: calendarKeys.event(id),
    queryFn: async ({ signal }) => (await api.calendar.readCalendarEvent({ params: { eventId: id }, signal })).data,
  });

/** The room of an online meeting; each call says that the reader is there. */
export const roomQuery = (number: number, password: string) =>
  queryOptions({
    queryKey: calendarKeys.room(number),
    queryFn: async ({ signal }) =>
      (await api.calendar.enterRoom({ params: { number }, body: { password, isHere: true }, signal })).data,
    refetchInterval: 20_000,
  });

/** The interviews to come of candidates whom the recruiter put forward (AUTH-62). */
export const interviewsQuery = queryOptions({
  queryKey: calendarKeys.interviews,
  queryFn: async ({ signal }) => (await api.calendar.listInterviews({ signal })).data,
});

/** Candidates whom the manager may meet (CAL-28). */
export const meetingCandidatesQuery = queryOptions({
  queryKey: calendarKeys.candidates,
  queryFn: async ({ signal }) => (await api.calendar.listMeetingCandidates({ signal })).data,
});

/** The jobs on which the manager may meet this candidate (CAL-33). */
export const meetingJobsQuery = (candidateId: number) =>
  queryOptions({
    queryKey: calendarKeys.jobs(candidateId),
    queryFn: async ({ signal }) => (await api.calendar.listMeetingJobs({ params: { candidateId }, signal })).data,
  });

/** A change of the calendar; whatever it is, the list is read again (CAL-15 to CAL-20). */
export function useCalendarChange<T, R>(change: (wish: T) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      // A meeting may be the interview of a candidate on a job.
      void queryClient.invalidateQueries({ queryKey: interviewKeys.pipeline });
      await queryClient.invalidateQueries({ queryKey: all });
    },
  });
}
