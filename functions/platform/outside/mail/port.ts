import type { CalendarPart } from '../icalendar/icalendar.ts';

/** A rendered mail, as HTML and as text. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Further headers by name, such as those for unsubscribing. */
  headers?: Record<string, string>;
  /** An invitation to a meeting, or its cancellation, which mail clients put into the calendar. */
  calendar?: CalendarPart;
  /** Why it is sent, such as `calendar` or `booking`: a recipient gets so many mails of one cause in an hour. */
  cause?: string;
}

/**
 * Sends a mail, or stores it until it can be sent. `id` identifies repeats. One beyond the allowance of its recipient and
 * cause is not sent, and `over` says so.
 */
export type SendMail = (mail: Mail, id: number) => Promise<void | 'over'>;
