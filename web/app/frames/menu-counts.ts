import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../../shared/model/person.ts';
import { api } from '../../api/api.ts';
import { zoneOf } from '../../common/account/own-time-zone.ts';
import { jobKeys } from '../../common/query-keys/jobs.ts';
import { calendarQuery } from '../../features/calendar/queries/calendar.ts';
import { meetingsLeftOn, readRange, todayIn } from '../../features/calendar/model/shown-range.ts';
import { useNow } from '../../features/calendar/hooks/use-now.ts';
import type { MenuSubject } from '../../features/shell/model/menu-items.ts';
import { isChatRole } from '../../../shared/rules/chat.ts';
import { unreadMessagesQuery } from '../../features/chat/queries/chat.ts';
import { unreadNotificationsQuery } from '../../features/notifications/queries/notifications.ts';

const freshFor = 60_000;

/**
 * The counts of menu items: jobs of a candidate or recruiter, interviews that are left today, unread messages and
 * notifications (SHELL-12 to SHELL-15).
 */
export function useMenuCounts({ role, timeZone }: Account): Partial<Record<MenuSubject, number>> {
  const { data: unread } = useQuery(unreadNotificationsQuery);
  const { data: jobs } = useQuery({
    queryKey: [...jobKeys.counts, role],
    queryFn: async ({ signal }) => {
      const query = { perPage: 1 };
      const { meta } =
        role === 'candidate'
          ? await api.applications.listCandidateJobs({ query, signal })
          : await api.jobs.listRecruiterJobs({ query, signal });
      return meta.total;
    },
    enabled: role === 'candidate' || role === 'recruiter',
    staleTime: freshFor,
  });
  const { data: messages } = useQuery({ ...unreadMessagesQuery, enabled: isChatRole(role) });
  const now = useNow();
  const zone = zoneOf({ timeZone });
  const { from, to } = readRange(todayIn(zone, now), zone);
  // The month that the calendar shows first, so that its page opens without waiting (AUTH-61, AUTH-62).
  const { data: entries } = useQuery({
    ...calendarQuery(from, to),
    enabled: role !== 'super_manager',
    staleTime: freshFor,
  });
  return {
    calendar: meetingsLeftOn(entries ?? [], now, zone),
    jobs: jobs ?? 0,
    messages: messages?.unreadMessageCount ?? 0,
    notifications: unread?.length ?? 0,
  };
}
