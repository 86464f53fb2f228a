import { Send, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { formatExact, formatRelative } from '../text/dates.ts';
import { RelativeTime } from '../text/relative-time.tsx';
import './sent-list.css';
import { StatePill } from '../text/state-pill.tsx';

/** A mailed item as its row shows it. */
export interface SentRow {
  id: number;
  email: string;
  sentAt: string;
  expiresAt: string;
  /** When it was last sent again. */
  resentAt?: string | null;
  /** Mail does not reach the address. */
  mailReturns?: true | undefined;
  /** Replaces the actions once the recipient has responded. */
  outcome?: ReactNode;
}

interface SentListProps<R extends SentRow> {
  label: string;
  /** What was sent: 'invitation'. */
  noun: string;
  /** The action that cancels it: 'Withdraw'. */
  takeBack: string;
  rows: readonly R[];
  busy: boolean;
  /** Absent where nothing is sent a second time. */
  onResend?: (row: R) => void;
  onTakeBack: (row: R) => void;
}

function Expiry({ expiresAt, now }: { expiresAt: string; now: number }) {
  if (Date.parse(expiresAt) <= now) return <StatePill meaning="red">Expired</StatePill>;
  return <span title={formatExact(expiresAt)}>expires {formatRelative(expiresAt, now)}</span>;
}

function SentWords({ row, now }: { row: SentRow; now: number }) {
  return (
    <span className="sent-words">
      <span className="truncate">{row.email}</span>
      <span className="faint">
        {row.resentAt ? 'Sent again' : 'Sent'} <RelativeTime at={row.resentAt ?? row.sentAt} />
        {!row.outcome && (
          <>
            {' · '}
            <Expiry expiresAt={row.expiresAt} now={now} />
          </>
        )}
      </span>
      {row.mailReturns && !row.outcome && (
        <span className="sent-returned">
          Mail does not reach this address. Look for a typo, or reach them another way.
        </span>
      )}
    </span>
  );
}

/** Mailed items waiting for a response, which can be resent or cancelled. */
export function SentList<R extends SentRow>({
  label,
  noun,
  takeBack,
  rows,
  busy,
  onResend,
  onTakeBack,
}: SentListProps<R>) {
  const [now] = useState(() => Date.now());
  return (
    <ul className="sent-list" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <SentWords row={row} now={now} />
          {row.outcome ?? (
            <span className="cluster">
              {onResend && (
                <Button
                  size="small"
                  kind="quiet"
                  icon={<Send aria-hidden />}
                  disabled={busy}
                  aria-label={`Resend the ${noun} to ${row.email}`}
                  onClick={() => onResend(row)}
                >
                  Resend
                </Button>
              )}
              <Button
                size="small"
                kind="quiet"
                icon={<X aria-hidden />}
                disabled={busy}
                aria-label={`${takeBack} the ${noun} to ${row.email}`}
                onClick={() => onTakeBack(row)}
              >
                {takeBack}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
