import { CalendarClock } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { isInterviewStatus } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { formatExact } from '../../../ui/text/dates.ts';
import { formatShortDate, formatZonedTime } from '../../../ui/text/short-dates.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { isNewTo } from '../model/board-filter.ts';
import { timeInStatus } from '../model/board-columns.ts';
import { cardId } from '../model/board-ids.ts';
import type { Picking } from '../../../common/people/use-picking.ts';

interface BoardCardProps {
  card: CandidateOnJob;
  now: number;
  isLifted: boolean;
  /** Its move is in progress. */
  isMoving: boolean;
  /** Absent where nobody can be selected. */
  picking: Picking | undefined;
  /** Absent if the board is read-only. */
  hand?: {
    helpId: string;
    onDragStart: (event: DragEvent) => void;
    onDragEnd: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
}

/**
 * A candidate on the board: name, position, recruiter, days in the status, the interview that is to come, and why they were
 * rejected. The whole card links to the record.
 */
export function BoardCard({ card, now, isLifted, isMoving, picking, hand }: BoardCardProps) {
  const name = fullName(card.candidate);
  const account = useAccount();
  const isNew = isNewTo(account, card);
  return (
    <li className="board-place" data-picked={picking?.picked.has(card.candidateId) || undefined}>
      <Link
        id={cardId(card.candidateId)}
        to={paths.candidateOnJob(card.jobId, card.candidateId)}
        kind="plain"
        className="board-card"
        data-lifted={isLifted || undefined}
        aria-busy={isMoving || undefined}
        draggable={hand !== undefined}
        {...(hand && {
          'aria-describedby': hand.helpId,
          onDragStart: hand.onDragStart,
          onDragEnd: hand.onDragEnd,
          onKeyDown: hand.onKeyDown,
          onBlur: hand.onBlur,
        })}
      >
        <Avatar name={name} src={avatarAddress(card.candidate.avatar)} size={28} />
        <span className="board-card-words">
          <span className="board-card-name">
            {name} {isNew && <StatePill meaning="accent">New</StatePill>}{' '}
            {card.hired && <StatePill meaning="green">Hired</StatePill>}{' '}
            {card.isSilent && <StatePill meaning="amber">No decision</StatePill>}
          </span>
          <CardFacts card={card} now={now} />
          <NextOrReason card={card} now={now} />
        </span>
      </Link>
      {picking && (
        <input
          type="checkbox"
          className="board-card-pick"
          aria-label={`Select ${name}`}
          checked={picking.picked.has(card.candidateId)}
          onChange={(event) => picking.pick(card.candidateId, event.target.checked)}
        />
      )}
    </li>
  );
}

function CardFacts({ card, now }: Pick<BoardCardProps, 'card' | 'now'>) {
  return (
    <>
      {card.position && (
        <span className="board-card-position truncate">
          <span className="visually-hidden">, </span>
          {card.position}
        </span>
      )}
      <span className="board-card-facts">
        <span className="truncate">
          <span className="visually-hidden">{card.recruiter ? ', recruiter ' : ', '}</span>
          {card.recruiter ? fullName(card.recruiter) : 'No recruiter'}
        </span>
        <time
          className="numeric"
          dateTime={card.statusChangedAt}
          title={`In this status since ${formatExact(card.statusChangedAt)}`}
        >
          <span className="visually-hidden">, in this status </span>
          {timeInStatus(card.statusChangedAt, now)}
        </time>
      </span>
    </>
  );
}

function NextOrReason({ card: { status, interviewAt, lastChange }, now }: Pick<BoardCardProps, 'card' | 'now'>) {
  if (isInterviewStatus(status) && interviewAt && Date.parse(interviewAt) > now)
    return (
      <span className="board-card-next">
        <CalendarClock size={13} aria-hidden /> <span className="visually-hidden">, interview on </span>
        <time dateTime={interviewAt} title={formatExact(interviewAt)}>
          {formatShortDate(interviewAt)}, {formatZonedTime(interviewAt)}
        </time>
      </span>
    );
  if (status !== 'rejected' || !lastChange?.reason) return null;
  return (
    <span className="board-card-reason">
      <span className="visually-hidden">, because: </span>
      {lastChange.reason}
    </span>
  );
}
