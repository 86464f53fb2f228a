import { useState } from 'react';

/** Which of the shown notes is edited in place, and which was last, whose button is focused again (PLUS-26). */
export function useEditedNote() {
  const [{ edited, left }, setState] = useState<{ edited: number | null; left: number | null }>({
    edited: null,
    left: null,
  });
  return {
    edited,
    left,
    edit: (id: number) => setState({ edited: id, left: null }),
    leave: () => setState({ edited: null, left: edited }),
  };
}
