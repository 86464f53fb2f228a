import { useState } from 'react';

/** Which people of a list are selected to do something with them together, by id. */
export interface Picking {
  picked: ReadonlySet<number>;
  pick: (id: number, isPicked: boolean) => void;
  /** Selects exactly these. */
  pickAll: (ids: readonly number[]) => void;
}

/** The selection of a list of people, empty at first. */
export function usePicking(): Picking {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  return {
    picked,
    pick: (id, isPicked) =>
      setPicked((before) => {
        const next = new Set(before);
        if (isPicked) next.add(id);
        else next.delete(id);
        return next;
      }),
    pickAll: (ids) => setPicked(new Set(ids)),
  };
}
