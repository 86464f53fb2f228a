import { useEffect, useId, useRef, useState } from 'react';
import type { DragEvent, KeyboardEvent } from 'react';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { BoardColumn } from '../../../ui/layouts/layouts.tsx';
import { boardColumns, adjacentCard } from '../model/board-columns.ts';
import { moveQuestion } from '../model/move-question.ts';
import { useLift } from '../hooks/use-lift.ts';
import { BoardCard, cardId } from './board-card.tsx';
import './board.css';

interface BoardColumnsProps {
  candidates: readonly CandidateOnJob[];
  /** Candidates whose move is in progress and who cannot be lifted meanwhile. */
  moving: readonly number[];
  canMove: boolean;
  refusalOf: (candidate: CandidateOnJob, to: PipelineStatus) => string | undefined;
  onMove: (candidate: CandidateOnJob, to: PipelineStatus) => void;
}

const columnId = (status: PipelineStatus) => `board-column-${status}`;
const minute = 60_000;

/**
 * Nine columns of cards: drag them, or press space and use the arrow keys. A column that a card cannot enter says why.
 */
export function BoardColumns({ candidates, moving, canMove, refusalOf, onMove }: BoardColumnsProps) {
  const helpId = useId();
  const now = useNow();
  const follow = useRef<{ id: number; to: PipelineStatus } | null>(null);
  const columns = boardColumns(candidates);
  const { lifted, said, lift, hold, step, leave, drop } = useLift({
    refusalOf,
    onDrop: (candidate, to, by) => {
      follow.current = by === 'keys' ? { id: candidate.candidateId, to } : null;
      onMove(candidate, to);
    },
  });

  // A moved card is a new element in another column, possibly after a dialog; the focus follows it.
  useEffect(() => {
    if (!follow.current || document.activeElement !== document.body) return;
    const card = document.getElementById(cardId(follow.current.id));
    if (!card?.closest(`#${columnId(follow.current.to)}`)) return;
    follow.current = null;
    card.focus();
  });

  const over = lifted?.over;
  useEffect(() => {
    if (over) document.getElementById(columnId(over))?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [over]);

  return (
    <>
      {columns.map(({ status, cards }) => {
        const isOver = lifted?.over === status && lifted.candidate.status !== status;
        const refusal = lifted && lifted.candidate.status !== status ? refusalOf(lifted.candidate, status) : undefined;
        return (
          <BoardColumn
            key={status}
            id={columnId(status)}
            title={pipelineStatusLabels[status]}
            count={cards.length}
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
            {cards.map((card) => (
              <BoardCard
                key={card.candidateId}
                card={card}
                now={now}
                isLifted={lifted?.candidate.candidateId === card.candidateId}
                isMoving={moving.includes(card.candidateId)}
                {...(canMove && { hand: handOf(card) })}
              />
            ))}
          </BoardColumn>
        );
      })}
      <span id={helpId} hidden>
        Press space to move, arrows to reach other cards, enter to open.
      </span>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );

  function handOf(card: CandidateOnJob) {
    const isHeld = lifted?.by === 'keys' && lifted.candidate.candidateId === card.candidateId;
    return {
      helpId,
      onDragStart: (event: DragEvent) => {
        if (moving.includes(card.candidateId)) return event.preventDefault();
        event.dataTransfer.effectAllowed = 'move';
        return lift(card, 'pointer');
      },
      onDragEnd: () => lifted && leave(),
      onBlur: () => isHeld && leave(),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.metaKey || event.ctrlKey || event.altKey || moving.includes(card.candidateId)) return;
        if (isHeld ? press(event.key) : reach(card, event.key)) event.preventDefault();
      },
    };
  }

  function press(key: string): boolean {
    if (key === ' ' || key === 'Enter') drop();
    else if (key === 'Escape') leave();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === 'ArrowRight' ? 1 : -1);
    else return key.startsWith('Arrow');
    return true;
  }

  function reach(card: CandidateOnJob, key: string): boolean {
    if (key === ' ') {
      lift(card, 'keys');
      return true;
    }
    const next = key.startsWith('Arrow') && adjacentCard(columns, card.candidateId, key);
    if (next) document.getElementById(cardId(next.candidateId))?.focus();
    return Boolean(next);
  }
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
