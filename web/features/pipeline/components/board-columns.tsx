import { useEffect, useState, type DragEvent, type ReactNode } from 'react';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { BoardColumn } from '../../../ui/layouts/layouts.tsx';
import { boardColumns } from '../model/board-columns.ts';
import { columnId } from '../model/board-ids.ts';
import { moveQuestion } from '../model/move-question.ts';
import { useBoardHand } from '../hooks/use-board-hand.ts';
import type { Picking } from '../../../common/people/use-picking.ts';
import { BoardCard } from './board-card.tsx';
import './board.css';

interface BoardColumnsProps {
  candidates: readonly CandidateOnJob[];
  /** Candidates whose move is in progress and who cannot be lifted meanwhile. */
  moving: readonly number[];
  canMove: boolean;
  refusalOf: (candidate: CandidateOnJob, to: PipelineStatus) => string | undefined;
  onMove: (candidate: CandidateOnJob, to: PipelineStatus) => void;
  /** Who is selected, and how that changes; absent where nobody can be moved. */
  picking?: Picking | undefined;
}

const minute = 60_000;

/**
 * Nine columns of cards: drag them, or press space and use the arrow keys. A column that a card cannot enter says why.
 * One without cards is a rail, and so is that of the rejected until it is opened or receives one.
 */
export function BoardColumns({ candidates, moving, canMove, refusalOf, onMove, picking }: BoardColumnsProps) {
  const now = useNow();
  const [showsRejected, showRejected] = useState(false);
  const columns = boardColumns(candidates);
  const hand = useBoardHand({
    columns: columns.filter(({ status }) => status !== 'rejected' || showsRejected),
    moving,
    refusalOf,
    onMove: (candidate, to) => {
      if (to === 'rejected') showRejected(true);
      onMove(candidate, to);
    },
  });
  const { lifted, handOf } = hand;
  return (
    <>
      {columns.map(({ status, cards }) => (
        <DropColumn
          key={status}
          status={status}
          count={cards.length}
          hand={hand}
          refusalOf={refusalOf}
          isFolded={cards.length === 0 || (status === 'rejected' && !showsRejected)}
          onFold={status === 'rejected' && cards.length > 0 ? () => showRejected(!showsRejected) : undefined}
        >
          {cards.map((card) => (
            <BoardCard
              key={card.candidateId}
              card={card}
              now={now}
              isLifted={lifted?.candidate.candidateId === card.candidateId}
              isMoving={moving.includes(card.candidateId)}
              picking={picking}
              {...(canMove && { hand: handOf(card) })}
            />
          ))}
        </DropColumn>
      ))}
      <span id={hand.helpId} hidden>
        Press space to move, arrows to reach other cards, enter to open.
      </span>
      <span className="visually-hidden" role="status">
        {hand.said}
      </span>
    </>
  );
}

interface DropColumnProps extends Pick<BoardColumnsProps, 'refusalOf'> {
  status: PipelineStatus;
  count: number;
  hand: ReturnType<typeof useBoardHand>;
  isFolded: boolean;
  onFold: (() => void) | undefined;
  children: ReactNode;
}

function DropColumn({ status, hand: { lifted, hold, drop }, refusalOf, isFolded, children, ...rest }: DropColumnProps) {
  const isOver = lifted?.over === status && lifted.candidate.status !== status;
  const refusal = isOver ? refusalOf(lifted.candidate, status) : undefined;
  return (
    <BoardColumn
      id={columnId(status)}
      {...rest}
      title={pipelineStatusLabels[status]}
      isFolded={isFolded && !isOver}
      data-drop={isOver ? (refusal ? 'refused' : 'welcome') : undefined}
      onDragOver={(event: DragEvent) => {
        if (lifted?.by !== 'pointer') return;
        event.preventDefault();
        hold(status);
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        drop();
      }}
    >
      {isOver && (
        <li className="board-slot">
          {refusal ??
            (moveQuestion(lifted.candidate.status, status) === 'back'
              ? 'Move back, with a reason'
              : `Move ${lifted.candidate.candidate.firstName} here`)}
        </li>
      )}
      {children}
    </BoardColumn>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
