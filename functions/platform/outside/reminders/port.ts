/** A reminder to come: at `dueAt` (ISO UTC, to the minute) the bus gets `detail`, an event of this type. */
export interface Reminder {
  /** At most 64 letters, digits, dots, hyphens and underscores; one name is one reminder. */
  name: string;
  dueAt: string;
  type: string;
  detail: string;
}

/** Reminders that fire once and then vanish. */
export interface Reminders {
  /** Sets a reminder; one of this name that waits already is left as it is. */
  set: (reminder: Reminder) => Promise<void>;
  /** Drops a reminder; one that has fired, or never was, is no failure. */
  drop: (name: string) => Promise<void>;
}
