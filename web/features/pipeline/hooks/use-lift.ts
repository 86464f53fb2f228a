import { useState } from 'react';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { isForward } from '../../../../shared/rules/pipeline-status.ts';
import { boardStatuses } from '../model/board-columns.ts';

/** A lifted card, and the column it is over. */
export interface Lifted {
  candidate: CandidateOnJob;
  over: PipelineStatus;
  by: 'pointer' | 'keys';
}

interface LiftOptions {
  /** Why this card cannot move there; undefined if it can. */
  refusalOf: (candidate: CandidateOnJob, to: PipelineStatus) => string | undefined;
  onDrop: (candidate: CandidateOnJob, to: PipelineStatus, by: Lifted['by']) => void;
}

/** Lifts and drops cards by pointer or keyboard; `said` is the announcement for screen readers. */
export function useLift({ refusalOf, onDrop }: LiftOptions) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');

  const lift = (candidate: CandidateOnJob, by: Lifted['by']) => {
    setLifted({ candidate, over: candidate.status, by });
    setSaid(
      `${candidate.candidate.firstName} is picked up. Left and right choose a status, space puts down, escape leaves it in ${pipelineStatusLabels[candidate.status]}.`,
    );
  };
  const hold = (over: PipelineStatus) => {
    if (!lifted || lifted.over === over) return;
    setLifted({ ...lifted, over });
    setSaid(placeText(lifted.candidate, over, refusalOf(lifted.candidate, over)));
  };
  const step = (by: 1 | -1) => {
    const next = lifted && boardStatuses[boardStatuses.indexOf(lifted.over) + by];
    if (next) hold(next);
  };
  const leave = () => {
    if (lifted)
      setSaid(`${lifted.candidate.candidate.firstName} stays in ${pipelineStatusLabels[lifted.candidate.status]}.`);
    setLifted(null);
  };
  const drop = () => {
    if (!lifted || lifted.over === lifted.candidate.status) return leave();
    const refusal = refusalOf(lifted.candidate, lifted.over);
    setSaid('');
    setLifted(null);
    if (refusal)
      return setSaid(
        `${refusal}. ${lifted.candidate.candidate.firstName} stays in ${pipelineStatusLabels[lifted.candidate.status]}.`,
      );
    return onDrop(lifted.candidate, lifted.over, lifted.by);
  };
  return { lifted, said, lift, hold, step, leave, drop };
}

function placeText({ status }: CandidateOnJob, to: PipelineStatus, refusal: string | undefined): string {
  const place = `${pipelineStatusLabels[to]}, ${boardStatuses.indexOf(to) + 1} of ${boardStatuses.length}`;
  if (to === status) return `${place}, where it is`;
  if (refusal) return `${place}, not allowed: ${refusal}`;
  return isForward(status, to) ? place : `${place}, back, asks for a reason`;
}
