import type { DragEvent, KeyboardEvent } from 'react';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { formatExact } from '../../../ui/text/dates.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { timeInStatus } from '../model/board-columns.ts';
import { cardId } from '../model/board-ids.ts';

interface BoardCardProps {
  card: CandidateOnJob;
  now: number;
  isLifted: boolean;
  /** Its move is in progress. */
  isMoving: boolean;
  /** Absent if the board is read-only. */
  hand?: {
    helpId: string;
    onDragStart: (event: DragEvent) => void;
    onDragEnd: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
}

/** A candidate on the board: name, days in the status, recruiter. The whole card links to the record. */
export function BoardCard({ card, now, isLifted, isMoving, hand }: BoardCardProps) {
  const name = fullName(card.candidate);
  const since = timeInStatus(card.statusChangedAt, now);
  const account = useAccount();
  // A candidate whom the manager has moved counts as seen, even if their record was never opened.
  const isNew = account.role === 'manager' && !card.viewedAt && card.lastChange?.byId !== account.id;
  return (
    <li>
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
          <span className="board-card-facts">
            <span className="truncate">
              <span className="visually-hidden">, recruiter </span>
              {card.recruiter ? fullName(card.recruiter) : 'No recruiter'}
            </span>
            <time
              className="numeric"
              dateTime={card.statusChangedAt}
              title={`In this status since ${formatExact(card.statusChangedAt)}`}
            >
              <span className="visually-hidden">, in this status </span>
              {since}
            </time>
          </span>
        </span>
      </Link>
    </li>
  );
}
