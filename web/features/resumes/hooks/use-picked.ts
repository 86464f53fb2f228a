import { useState } from 'react';

/** Which rows of a list are picked for an action on all of them; `chosen` are those that the list still has. */
export function usePicked<Row extends { id: number }>(rows: readonly Row[]) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  return {
    picked,
    chosen: rows.filter(({ id }) => picked.has(id)),
    pick: (id: number, isPicked: boolean) =>
      setPicked(new Set(isPicked ? [...picked, id] : [...picked].filter((one) => one !== id))),
    pickNone: () => setPicked(new Set()),
  };
}
