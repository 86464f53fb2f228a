import './board.css';

/** How cards are moved here: by pointer and keys, or, where nothing hovers, on the candidate's own page. */
export function BoardHelp() {
  return (
    <>
      <span className="board-help-pointer">Drag a card, or focus it and press space.</span>
      <span className="board-help-touch">Open a card to move its candidate.</span>
    </>
  );
}
