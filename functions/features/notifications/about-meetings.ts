import type { EventOf } from '../../../events/catalogue.ts';
import { meetingTitle } from '../../../shared/model/calendar.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { NewNotification } from '../../records/notification.ts';
import { notify } from './notify.ts';

/** Everybody at a meeting is notified of it, and the recruiter who put the candidate forward. */
export function aboutMeeting(
  data: EventOf<'meeting-booked'>['data'],
  type: 'meeting_booked' | 'meeting_moved' | 'meeting_cancelled',
  more: {
    isPlaceOnly?: true;
    isNewLink?: true;
    isJobClosed?: true;
    isHired?: true;
    heldBefore?: PersonReference;
    isLinkGone?: true;
  } = {},
): NewNotification[] {
  const { eventId: id, version, manager, candidate, recruiterId, job, start, end, isOnline, isCall } = data;
  const { interviewerIds = [], isHostAside } = data;
  const event = {
    title: meetingTitle(candidate, isCall),
    id,
    version,
    start,
    end,
    isOnline,
    ...(isCall && { isCall }),
    ...more,
  };
  const payload = { event, ...(job ? { job } : {}), candidate, manager };
  // The link is for those who meet.
  const joined = data.joinLink ? { ...payload, event: { ...event, joinLink: data.joinLink } } : payload;
  const toManager = isHostAside ? { ...joined, event: { ...joined.event, isAside: true } } : joined;
  return [
    ...notify([manager.id], type, toManager),
    ...notify([candidate.id], type, joined),
    ...notify(interviewerIds, type, { ...joined, event: { ...joined.event, isInterviewer: true } }),
    ...notify([recruiterId ?? []].flat(), type, payload),
  ];
}

/** A new comment is no news, another time, place or manager is; to who joins the meeting or leaves it, it is booked or cancelled. */
export function changedMeeting({ data }: EventOf<'meeting-changed'>): NewNotification[] {
  const { interviewerIds = [], manager, former } = data;
  const before = former.interviewerIds ?? [];
  const joined = interviewerIds.filter((id) => !before.includes(id));
  const left = before.filter((id) => id !== manager.id && !interviewerIds.includes(id));
  const toThem = (ids: readonly number[], type: 'meeting_booked' | 'meeting_cancelled') =>
    aboutMeeting({ ...data, interviewerIds: [...ids] }, type).filter(({ recipientId }) => ids.includes(recipientId));
  return [
    ...changedTimes(data).filter(({ recipientId }) => !joined.includes(recipientId)),
    ...toThem(joined, 'meeting_booked'),
    ...toThem(left, 'meeting_cancelled'),
  ];
}

function changedTimes(data: EventOf<'meeting-changed'>['data']): NewNotification[] {
  const { start, end, isOnline, joinLink, former } = data;
  const isLinkGone = former.joinLink !== undefined && joinLink === undefined;
  if (former.manager)
    return aboutMeeting(data, 'meeting_moved', { heldBefore: former.manager, ...(isLinkGone && { isLinkGone }) });
  if (start !== former.start || end !== former.end) return aboutMeeting(data, 'meeting_moved');
  const isPlaceOnly = former.isOnline !== undefined && former.isOnline !== isOnline;
  if (isPlaceOnly) return aboutMeeting(data, 'meeting_moved', { isPlaceOnly });
  const isNewLink = joinLink !== undefined && joinLink !== former.joinLink;
  return isNewLink ? aboutMeeting(data, 'meeting_moved', { isPlaceOnly: true, isNewLink }) : [];
}

/** Each is reminded of the other; interviewers, and the recruiter who put the candidate forward, of the candidate (DEC-21). */
export function soonMeeting({ data }: EventOf<'meeting-soon'>): NewNotification[] {
  const { manager, candidate, recruiterId, interviewerIds = [], job, start, isCall } = data;
  const about = { ...(job ? { job } : {}), candidate, manager };
  const titled = (other: PersonReference) => ({ ...about, event: { title: meetingTitle(other, isCall), start } });
  return [
    ...notify([manager.id, interviewerIds, recruiterId ?? []].flat(), 'calendar_event_soon', titled(candidate)),
    ...notify([candidate.id], 'calendar_event_soon', titled(manager)),
  ];
}
