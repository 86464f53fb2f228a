import type { ProvidedRoom } from '../../../../shared/model/calendar.ts';

/** An online meeting to hold. All times are ISO UTC. */
export interface MeetingToHold {
  start: string;
  end: string;
  /** The zone in which its times were chosen. */
  zone: string;
  /** The password of the product's own room, which the provider takes over where its rules allow. */
  password: string;
}

/** A provider of online meetings. It learns when a meeting takes place, and nothing about who meets or why. */
export interface OnlineMeetings {
  create: (meeting: MeetingToHold) => Promise<ProvidedRoom>;
  /** Gives a meeting other times; false when the provider has none of this number any more. */
  move: (number: string, meeting: Omit<MeetingToHold, 'password'>) => Promise<boolean>;
  /** Removes a meeting; one that is gone already is no failure. */
  remove: (number: string) => Promise<void>;
}
