import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { productName } from '../../../../shared/constants/product.ts';

/** An event as a calendar elsewhere shows it. All times are ISO UTC. */
export interface IcalendarEvent {
  eventId: number;
  /** Counts its changes from 0. */
  sequence: number;
  /** When this was said of it. */
  stampedAt: string;
  start: string;
  end: string;
  title: string;
  description: string;
  /** Where it takes place, such as the address of its room. */
  place: string | null;
  isCancelled: boolean;
  isBusy?: boolean;
}

/** A person as an invitation names them. */
export interface IcalendarPerson {
  name: string;
  email: string;
}

/** A part of a mail that calendars read: a method, which part and content name alike, and the content. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  text: string;
}

const product = { company: productName, product: 'Calendar', language: 'EN' };
const refreshSeconds = 3600;

/** The identity of an event in calendars elsewhere; it stays the same for the event's life. */
export const icalendarUid = (eventId: number): string => `event-${eventId}@calendar.hirehub`;

/**
 * An invitation to an event, or its cancellation, for one person (RFC 5546). The product's own address organizes it,
 * because the mail comes from there; nobody is asked for a reply that nobody would read.
 */
export function invitationPart(
  event: IcalendarEvent,
  { organizer, attendee }: { organizer: IcalendarPerson; attendee: IcalendarPerson },
): CalendarPart {
  const method = event.isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = ical({ prodId: product, method: ICalCalendarMethod[method] });
  const made = addEvent(calendar, event);
  made.organizer({ name: oneLine(organizer.name), email: organizer.email });
  made.createAttendee({
    name: oneLine(attendee.name),
    email: attendee.email,
    rsvp: false,
    role: ICalAttendeeRole.REQ,
    type: ICalAttendeeType.INDIVIDUAL,
    status: event.isCancelled ? ICalAttendeeStatus.NEEDSACTION : ICalAttendeeStatus.ACCEPTED,
  });
  return { method, text: calendar.toString() };
}

/** A feed that calendars elsewhere read again and again (RFC 5545, RFC 7986); it names nobody as attendee. */
export function feedText(name: string, events: readonly IcalendarEvent[]): string {
  const calendar = ical({
    prodId: product,
    method: ICalCalendarMethod.PUBLISH,
    name: oneLine(name),
    ttl: refreshSeconds,
  });
  for (const event of events) addEvent(calendar, event);
  return calendar.toString();
}

function addEvent(calendar: ReturnType<typeof ical>, event: IcalendarEvent) {
  const { eventId, sequence, stampedAt, start, end, title, description, place, isCancelled, isBusy = true } = event;
  return calendar.createEvent({
    id: icalendarUid(eventId),
    sequence,
    stamp: new Date(stampedAt),
    lastModified: new Date(stampedAt),
    start: new Date(start),
    end: new Date(end),
    summary: oneLine(title),
    description: plain(description),
    location: place === null ? null : oneLine(place),
    ...(place?.startsWith('https://') ? { url: place } : {}),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Google and Apple read this of who only arranged it (RFC 5545, 3.8.2.7), Outlook the line below.
    transparency: isBusy ? null : ICalEventTransparency.TRANSPARENT,
    busystatus: isBusy && !isCancelled ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
  });
}

// Control characters are allowed nowhere in iCalendar, and a line break would begin a property in a parameter.
const plain = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '');
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
