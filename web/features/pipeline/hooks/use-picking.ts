import { useState } from 'react';

/** Which candidates of a list are selected to be moved together, by id. */
export interface Picking {
  picked: ReadonlySet<number>;
  pick: (candidateId: number, isPicked: boolean) => void;
  /** Selects exactly these. */
  pickAll: (candidateIds: readonly number[]) => void;
}

/** The selection of a list of candidates, empty at first. */
export function usePicking(): Picking {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  return {
    picked,
    pick: (candidateId, isPicked) =>
      setPicked((before) => {
        const next = new Set(before);
        if (isPicked) next.add(candidateId);
        else next.delete(candidateId);
        return next;
      }),
    pickAll: (candidateIds) => setPicked(new Set(candidateIds)),
  };
}
