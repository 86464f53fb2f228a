import type { CSSProperties, ReactNode } from 'react';
import { Link } from '../buttons/link.tsx';
import './table.css';
import { useRowKeys } from './use-row-keys.ts';

/** A column; the first one identifies the row and carries its link. */
export interface Column<R> {
  key: string;
  header: string;
  cell: (row: R) => ReactNode;
  /** CSS width of the column. */
  width?: string;
  numeric?: boolean;
  /** Hides the column below this width in px. Repeat important facts under the name. */
  hideBelow?: 480 | 768 | 992 | 1280;
}

interface TableProps<R> {
  /** What the rows are, for assistive technology. */
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string | number;
  /** The link of the whole row; undefined for a row that leads nowhere. */
  rowHref?: (row: R) => string | undefined;
  /** For a row that opens in place instead. */
  onOpen?: (row: R) => void;
  /** The keys of the selected rows; with `onPick` each row gets a checkbox (x). */
  picked?: ReadonlySet<string | number>;
  onPick?: (key: string | number, isPicked: boolean) => void;
  /** On a phone each row is a card with every column as a labelled fact, so none needs `hideBelow`. */
  asCards?: boolean;
  /** Shown at the end of each row, above its link: an IconButton or Menu. */
  actions?: (row: R) => ReactNode;
}

/** A table with rows of 44 px that are links as a whole, with j, k, Enter and x on the keyboard. */
export function Table<R>({
  caption,
  columns,
  rows,
  rowKey,
  rowHref,
  onOpen,
  picked,
  onPick,
  asCards,
  actions,
}: TableProps<R>) {
  const body = useRowKeys<HTMLTableSectionElement>();
  const first = (row: R, content: ReactNode) => {
    const href = rowHref?.(row);
    if (href)
      return (
        <Link to={href} kind="plain" className="ui-row-link" data-row="">
          {content}
        </Link>
      );
    if (onOpen)
      return (
        <button type="button" className="ui-row-link" data-row="" onClick={() => onOpen(row)}>
          {content}
        </button>
      );
    return content;
  };
  return (
    <div className="ui-table-frame">
      <table className="ui-table" data-cards={asCards || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {onPick && (
              <th className="ui-table-pick">
                <span className="visually-hidden">Select</span>
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                style={column.width ? ({ '--column': column.width } as CSSProperties) : undefined}
                data-numeric={column.numeric || undefined}
                data-hide={column.hideBelow}
              >
                {column.header}
              </th>
            ))}
            {actions && (
              <th className="ui-table-actions">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <tr key={key} data-picked={picked?.has(key) || undefined}>
                {onPick && (
                  <td className="ui-table-pick">
                    <input
                      type="checkbox"
                      data-pick=""
                      aria-label="Select row"
                      checked={picked?.has(key) ?? false}
                      onChange={(event) => onPick(key, event.target.checked)}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <td
                    key={column.key}
                    data-label={asCards && index > 0 ? column.header : undefined}
                    data-numeric={column.numeric || undefined}
                    data-hide={column.hideBelow}
                  >
                    {index === 0 ? first(row, column.cell(row)) : column.cell(row)}
                  </td>
                ))}
                {actions && <td className="ui-table-actions">{actions(row)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
