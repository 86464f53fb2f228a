import { useState } from 'react';
import { interviewMeetingForm, type InterviewMeetingForm } from '../../../../shared/validation/calendar.ts';
import { fieldZone } from '../../../common/forms/moment-fields.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { lastJoinLink, rememberJoinLink } from '../../../common/meetings/join-link.ts';

/** How an interview is booked with its date, as the fields hold it. */
interface Booking {
  /** How long it takes; null where only its date is agreed. */
  minutes: number | null;
  isOnline: boolean;
  /** The link by which an online interview is joined. */
  joinLink: string;
  comment: string;
}
export const usualMinutes = 60;

interface BookingAsked {
  /** Whose interview it is, under which what is typed is kept until it is sent. */
  keptAs: string;
  /** Whether this user keeps the calendar in which it would be booked, and it is not booked yet. */
  mayBook: boolean;
}

/** Whether and how an interview is booked with its date. That it is booked over who is busy is decided each time. */
export function useBooking({ keptAs, mayBook }: BookingAsked) {
  const [booking, keep, forget] = useKeptState<Booking>(`booking.${keptAs}`, {
    minutes: usualMinutes,
    isOnline: false,
    joinLink: lastJoinLink(),
    comment: '',
  });
  const [isOverBusy, setOverBusy] = useState(false);
  const [wasTried, setTried] = useState(false);
  const meeting = mayBook ? meetingIn(booking) : undefined;
  const wrong = (meeting && interviewMeetingForm.safeParse(meeting).error?.issues) ?? [];
  const problemOf = (field: 'joinLink' | 'comment') =>
    wasTried ? wrong.find(({ path }) => path[0] === field)?.message : undefined;
  const over = isOverBusy && { isOverBusy };

  /** What a move or a changed date says so that its interview is booked; undefined where a field is wrong, which is shown. */
  function read(): { meeting?: InterviewMeetingForm } | undefined {
    setTried(true);
    if (wrong.length > 0) return undefined;
    if (meeting) return { meeting: { ...meeting, ...over } };
    // What is booked already keeps its length and place.
    return !mayBook && over ? { meeting: { minutes: usualMinutes, zone: fieldZone(), ...over } } : {};
  }

  return {
    mayBook,
    isBooking: meeting !== undefined,
    booking,
    change: (some: Partial<Booking>) => keep({ ...booking, ...some }),
    isOverBusy,
    setOverBusy,
    problems: { joinLink: problemOf('joinLink'), comment: problemOf('comment') },
    read,
    /** Called once it is sent; the next online interview begins with its link. */
    sent: () => {
      forget();
      if (meeting?.joinLink) rememberJoinLink(meeting.joinLink);
    },
  };
}

function meetingIn({ minutes, isOnline, joinLink, comment }: Booking): InterviewMeetingForm | undefined {
  if (minutes === null) return undefined;
  return {
    minutes,
    zone: fieldZone(),
    ...(comment.trim() && { comment: comment.trim() }),
    ...(isOnline && { isOnline, joinLink: joinLink.trim() || null }),
  };
}
