import type { HTMLAttributes, ReactNode } from 'react';
import './board.css';
import './layouts.css';
import { useRowKeys } from '../tables/use-row-keys.ts';

/** List: PageHead, FilterBar, rows, MoreRows; `bulk` is a bar that appears when rows are selected. */
export function ListLayout({
  head,
  filters,
  bulk,
  children,
}: {
  head: ReactNode;
  filters?: ReactNode;
  bulk?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="ui-page">
      {head}
      {filters}
      {children}
      {bulk && (
        <div className="ui-bulk" role="region" aria-label="Selection">
          {bulk}
        </div>
      )}
    </div>
  );
}

/** Record: header, tabs or sections left, facts in a column of 320 px at the end. */
export function RecordLayout({ head, facts, children }: { head: ReactNode; facts: ReactNode; children: ReactNode }) {
  return (
    <div className="ui-page">
      {head}
      <div className="ui-record">
        <div className="ui-record-main">{children}</div>
        <aside className="ui-record-facts" aria-label="Facts">
          {facts}
        </aside>
      </div>
    </div>
  );
}

/** Form: one column under its title. */
export function FormLayout({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className="ui-page" data-narrow>
      {head}
      {children}
    </div>
  );
}

interface SplitLayoutProps {
  /** The list's name for assistive technology. */
  listLabel: string;
  list: ReactNode;
  /** The selected item; on narrow screens it takes the full width. */
  children: ReactNode;
  /** Whether an item is selected, which decides what narrow screens show. */
  isOpen: boolean;
}

/** Split: a list of 320 px and the conversation, each with its own scrolling. */
export function SplitLayout({ listLabel, list, children, isOpen }: SplitLayoutProps) {
  return (
    <div className="ui-split" data-open={isOpen || undefined}>
      <nav className="ui-split-list" aria-label={listLabel}>
        {list}
      </nav>
      <div className="ui-split-main">{children}</div>
    </div>
  );
}

/** Dashboard: what is waiting, what changed and the key numbers first as Stats, then Cards in two columns. */
export function DashboardLayout({
  head,
  first,
  stats,
  coming,
  children,
}: {
  head: ReactNode;
  /** What waits for the user, above everything else. */
  first?: ReactNode;
  stats?: ReactNode;
  /** Shown instead of everything below the head until all of it can appear at once. */
  coming?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="ui-page">
      {head}
      {coming && <div className="ui-room">{coming}</div>}
      <div className="ui-dashboard-parts" hidden={Boolean(coming)}>
        {first}
        {stats && <div className="ui-stats">{stats}</div>}
        <div className="ui-dashboard">{children}</div>
      </div>
    </div>
  );
}

/** Board: columns that scroll sideways together. */
export function BoardLayout({
  head,
  filters,
  children,
}: {
  head: ReactNode;
  filters?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="ui-page" data-wide>
      {head}
      {filters}
      <div className="ui-board">{children}</div>
    </div>
  );
}

interface BoardColumnProps extends HTMLAttributes<HTMLElement> {
  title: string;
  count: number;
  /** Only its name and count are shown, in a narrow rail. */
  isFolded?: boolean;
  /** Opens or folds it by a press on its name; absent where there is nothing to open. */
  onFold?: (() => void) | undefined;
}

/** A column of a board with its count. Other attributes, such as drop handlers, are passed to the column. */
export function BoardColumn({ title, count, isFolded = false, onFold, children, ...rest }: BoardColumnProps) {
  const name = (
    <>
      {title} <span className="faint numeric">{count}</span>
    </>
  );
  return (
    <section
      {...rest}
      className="ui-board-column"
      aria-label={`${title}, ${count}`}
      data-folded={isFolded || undefined}
    >
      <h2>
        {onFold ? (
          <button type="button" aria-expanded={!isFolded} onClick={onFold}>
            {name}
          </button>
        ) : (
          name
        )}
      </h2>
      <ul className="ui-board-cards">{!isFolded && children}</ul>
    </section>
  );
}

/** A vertical list of cards with j and k between them; mark each card's link `data-row`. */
export function CardList({ label, children }: { label: string; children: ReactNode }) {
  const list = useRowKeys<HTMLUListElement>();
  return (
    <ul ref={list} className="ui-card-list" aria-label={label}>
      {children}
    </ul>
  );
}
