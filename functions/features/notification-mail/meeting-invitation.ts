import { productName } from '../../../shared/constants/product.ts';
import { meetingTitle } from '../../../shared/model/calendar.ts';
import type { Notification } from '../../../shared/model/notification.ts';
import { invitationPart } from '../../platform/outside/icalendar/icalendar.ts';
import type { CalendarPart } from '../../platform/outside/icalendar/icalendar.ts';

interface Reader {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
}
interface Surroundings {
  siteUrl: string;
  calendarAddress: string;
  at: string;
}

const sayings = new Set(['meeting_booked', 'meeting_moved', 'meeting_cancelled']);

/**
 * The invitation that goes with a mail about a meeting, or its cancellation; undefined for other news, and for people
 * who do not take part, such as the recruiter. The first version of a meeting has the sequence 0. What the manager wrote
 * about it is not in the notification, so it stays in the product.
 */
export function invitationOf(
  { type, payload }: Pick<Notification, 'type' | 'payload'>,
  reader: Reader,
  { siteUrl, calendarAddress, at }: Surroundings,
): CalendarPart | undefined {
  if (!sayings.has(type)) return undefined;
  const { event, job, candidate, manager } = payload as Extract<Notification, { type: 'meeting_booked' }>['payload'];
  const { id: eventId, start, end, version, isOnline, joinLink, isCall, isInterviewer, isAside } = event;
  if (eventId === undefined || end === undefined || version === undefined) return undefined;
  if (!isInterviewer && reader.id !== candidate.id && reader.id !== manager.id) return undefined;
  const other = reader.id === candidate.id ? manager : candidate;
  const page = isOnline ? `${siteUrl}/zoom?number=${eventId}` : `${siteUrl}/calendar?date=${start.slice(0, 10)}`;
  const about = job ? `${job.title}\n` : '';
  return invitationPart(
    {
      eventId,
      sequence: version - 1,
      stampedAt: at,
      start,
      end,
      title: meetingTitle(other, isCall),
      description: `${about}${joinLink ? `Join: ${joinLink}\nAgenda and notes` : isOnline ? 'Agenda and notes' : 'Details'}: ${page}`,
      place: joinLink ?? (isOnline ? page : null),
      isCancelled: type === 'meeting_cancelled',
      isBusy: !isAside,
    },
    {
      organizer: { name: `${productName} calendar`, email: calendarAddress },
      attendee: { name: `${reader.firstName} ${reader.lastName}`.trim(), email: reader.email },
    },
  );
}
