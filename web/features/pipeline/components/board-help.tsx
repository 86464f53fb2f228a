import './board.css';

/** How to move cards: by pointer and keys or, on touch screens, on the candidate's own page. */
export function BoardHelp() {
  return (
    <>
      <span className="board-help-pointer">Drag a card, or focus it and press space.</span>
      <span className="board-help-touch">Open a card to move its candidate.</span>
    </>
  );
}
