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
  /** The recipient's account needs it, so it is sent to who wants no mail, too. */
  isNeeded?: boolean;
  /** Whether its id is that of an event, which may come twice: it is sent once. */
  isOnce?: boolean;
  /** Stores what it needs when it is read, such as the token of its link; called just before it goes, if it goes. */
  prepare?: () => Promise<void>;
}

/**
 * Why a mail is not sent: it is beyond the allowance of its recipient and cause, mail to the address comes back, or its
 * owner called a mail of ours spam and this one is not needed.
 */
export type NotSent = 'over' | 'dead' | 'unwanted';

/** Sends a mail, or stores it until it can be sent; `id` identifies repeats. */
export type SendMail = (mail: Mail, id: number) => Promise<void | NotSent>;
