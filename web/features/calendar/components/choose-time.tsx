import { useState } from 'react';
import type { BookingLink } from '../../../../shared/model/booking-offer.ts';
import { placeOfZone, spanIn } from '../../../../shared/rules/zone-words.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { dayHeading, localDay } from '../model/shown-range.ts';
import { useBookByLink } from '../queries/offers.ts';
import './choose-time.css';

type OpenLink = BookingLink & { offer: NonNullable<BookingLink['offer']> };

interface ChooseTimeProps {
  link: OpenLink;
  token: string;
  /** The reader's own zone. */
  zone: string;
}

const timeIn = (zone: string, moment: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(new Date(moment));

const spanOf = (start: string, minutes: number) => ({
  start,
  end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
});

/** The offered times by day, and the interview that was booked of them, which can be moved and cancelled. */
export function ChooseTime({ link, token, zone: ownZone }: ChooseTimeProps) {
  const { offer, times, booked, cancelled, state } = link;
  const [zone, setZone] = useState(ownZone);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const book = useBookByLink(token);
  const isGone = chosen !== null && !times.includes(chosen);
  const onSuccess = () => {
    setChosen(null);
    setChoosing(false);
  };
  const zones = [...new Set([ownZone, offer.zone])].map((one) => ({ value: one, label: placeOfZone(one) }));
  return (
    <div className="choose-time">
      {book.error && <FailureNotice what="This did not work" error={book.error} />}
      {cancelled && (
        <Notice kind="info">
          The {offer.isCall ? 'call' : 'interview'} on <strong>{spanIn(cancelled, zone)}</strong> was cancelled.
          {state === 'open' && ' You can choose another time.'}
        </Notice>
      )}
      {offer.comment && <p className="choose-time-comment">{offer.comment}</p>}
      {booked && (
        <Booked
          link={link}
          zone={zone}
          isBusy={book.isPending}
          mayChange={state === 'open'}
          onMove={() => setChoosing(true)}
          onCancel={() => book.mutate(null, { onSuccess })}
        />
      )}
      {state === 'open' && (!booked || isChoosing) && (
        <>
          {zones.length > 1 && (
            <Select label="Times in" options={zones} value={zone} onChange={({ target }) => setZone(target.value)} />
          )}
          {zones.length === 1 && <p className="soft">Times in {placeOfZone(zone)}</p>}
          <Times
            times={times}
            zone={zone}
            chosen={chosen}
            host={offer.isCall ? 'recruiter' : 'manager'}
            onChoose={setChosen}
          />
          {chosen && !isGone && (
            <div className="choose-time-confirm">
              <strong>{spanIn(spanOf(chosen, offer.minutes), zone)}</strong>
              <Button kind="primary" wide busy={book.isPending} onClick={() => book.mutate(chosen, { onSuccess })}>
                {booked ? 'Move it to this time' : 'Book this time'}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Times({
  times,
  zone,
  chosen,
  host,
  onChoose,
}: {
  times: readonly string[];
  zone: string;
  chosen: string | null;
  host: 'recruiter' | 'manager';
  onChoose: (start: string) => void;
}) {
  if (times.length === 0)
    return <Notice kind="info">No time is free at the moment. Look again later, or write to the {host}.</Notice>;
  const days = Map.groupBy(times, (start) => localDay(start, zone));
  return [...days].map(([day, starts]) => (
    <section key={day} className="choose-time-day" aria-labelledby={`offered-${day}`}>
      <h2 id={`offered-${day}`}>{dayHeading(day)}</h2>
      <ul>
        {starts.map((start) => (
          <li key={start}>
            <Button kind="secondary" wide aria-pressed={start === chosen} onClick={() => onChoose(start)}>
              {timeIn(zone, start)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface BookedProps {
  link: OpenLink;
  zone: string;
  isBusy: boolean;
  mayChange: boolean;
  onMove: () => void;
  onCancel: () => void;
}

function Booked({ link: { offer, booked, interviewers }, zone, isBusy, mayChange, onMove, onCancel }: BookedProps) {
  const [isSure, setSure] = useState(false);
  if (!booked) return null;
  return (
    <Notice kind="done">
      You {offer.isCall ? 'talk to' : 'meet'} {interviewers === undefined ? '' : 'the team of '}
      {fullName(offer.manager)} on <strong>{spanIn(booked, zone)}</strong>.
      {zone !== offer.zone && (
        <>
          {' '}
          That is {spanIn(booked, offer.zone)} in {placeOfZone(offer.zone)}.
        </>
      )}{' '}
      {offer.joinLink && (
        <>
          You meet at{' '}
          <Link to={offer.joinLink} target="_blank" rel="noopener noreferrer">
            {new URL(offer.joinLink).host}
          </Link>
          .{' '}
        </>
      )}
      {mayChange &&
        'A mail with an invitation for your calendar is on its way. With this link you can move or cancel it.'}
      {mayChange && (
        <span className="choose-time-actions">
          <Button size="small" disabled={isBusy} onClick={onMove}>
            Choose another time
          </Button>
          <Button
            size="small"
            kind={isSure ? 'danger' : 'quiet'}
            busy={isBusy}
            onClick={() => (isSure ? onCancel() : setSure(true))}
          >
            {isSure ? 'Yes, cancel it' : offer.isCall ? 'Cancel the call' : 'Cancel the interview'}
          </Button>
        </span>
      )}
    </Notice>
  );
}
