import { useEffect, useId, useRef, type DragEvent, type KeyboardEvent } from 'react';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { adjacentCard, type boardColumns } from '../model/board-columns.ts';
import { cardId, columnId } from '../model/board-ids.ts';
import { useLift } from './use-lift.ts';

interface BoardHandInput {
  columns: ReturnType<typeof boardColumns>;
  /** Candidates whose move is in progress and who cannot be lifted meanwhile. */
  moving: readonly number[];
  refusalOf: (candidate: CandidateOnJob, to: PipelineStatus) => string | undefined;
  onMove: (candidate: CandidateOnJob, to: PipelineStatus) => void;
}

/** Moves cards by pointer and by keys; `handOf` gives a card what it needs for both, `helpId` names the help. */
export function useBoardHand({ columns, moving, refusalOf, onMove }: BoardHandInput) {
  const helpId = useId();
  const follow = useRef<{ id: number; to: PipelineStatus } | null>(null);
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

  const press = (key: string): boolean => {
    if (key === ' ' || key === 'Enter') drop();
    else if (key === 'Escape') leave();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === 'ArrowRight' ? 1 : -1);
    else return key.startsWith('Arrow');
    return true;
  };
  const reach = (card: CandidateOnJob, key: string): boolean => {
    if (key === ' ') {
      lift(card, 'keys');
      return true;
    }
    const next = key.startsWith('Arrow') && adjacentCard(columns, card.candidateId, key);
    if (next) document.getElementById(cardId(next.candidateId))?.focus();
    return Boolean(next);
  };
  const handOf = (card: CandidateOnJob) => {
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
  };
  return { helpId, lifted, said, hold, drop, handOf };
}
