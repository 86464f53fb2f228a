import { useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Session } from '../../../../shared/model/session.ts';
import { ApiError } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { sessionsQuery, useEndSession, useSignOutEverywhere } from '../queries/sessions.ts';
import './sessions-section.css';

/** 'Chrome on Windows', or the part of it that is known. */
function deviceName({ browser, system }: Session): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown browser';
}

const handheld: ReadonlySet<string | null> = new Set(['iPhone', 'iPad', 'Android']);

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const Device = handheld.has(session.system) ? Smartphone : Laptop;
  const name = deviceName(session);
  return (
    <li>
      <Device aria-hidden size={20} />
      <span className="session-words">
        <span className="session-name">
          {name}
          {session.isCurrent && <StatePill meaning="green">This device</StatePill>}
        </span>
        <span className="faint">
          Used <RelativeTime at={session.refreshedAt} /> · signed in {formatDate(session.createdAt)}
          {!session.remembered && ' · until the browser closes'}
        </span>
      </span>
      {!session.isCurrent && (
        <Button
          size="small"
          kind="quiet"
          disabled={busy}
          aria-label={`End the session of ${name}, last used ${formatDate(session.refreshedAt)}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhereModal({ onClose }: { onClose: () => void }) {
  const leaving = useSignOutEverywhere();
  return (
    <ConfirmModal
      title="Sign out everywhere?"
      lead="This signs you out of every browser immediately, including this one. Unsaved changes are lost."
      onClose={onClose}
      busy={leaving.isPending}
      keep="Stay signed in"
      confirm="Sign out everywhere"
      isDanger
      onConfirm={() => leaving.mutate()}
    >
      {leaving.isError ? (
        <FailureNotice
          what="You could not be signed out everywhere"
          error={leaving.error}
          kept="You are still signed in everywhere."
        />
      ) : (
        <p>Do this if you have lost a device or signed in on one that is not yours.</p>
      )}
    </ConfirmModal>
  );
}

/**
 * The user's sessions: this device is marked, and each other one or all of them can be ended. The focus stays in the
 * list when a row disappears.
 */
export function SessionsSection() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const end = useEndSession();
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isGone = end.error instanceof ApiError && end.error.status === 404;
  return (
    <Card
      title="Sessions"
      aside={
        <Button size="small" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      }
    >
      {!sessions &&
        (error ? (
          <LoadFailure title="Your sessions could not be loaded" query={{ error, refetch }} />
        ) : (
          <SkeletonText lines={3} />
        ))}
      {sessions && (
        <div className="stack">
          {end.isError && !isGone && (
            <FailureNotice what="The session could not be ended" error={end.error} kept="It is still signed in." />
          )}
          {(end.isSuccess || isGone) && (
            <Notice kind="done">That session has ended, and its browser is signed out.</Notice>
          )}
          <ul ref={list} className="session-list" aria-label="Sessions" tabIndex={-1}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={end.isPending}
                onEnd={() => end.mutate(session.id, { onSettled: () => list.current?.focus() })}
              />
            ))}
          </ul>
        </div>
      )}
      {asking && <SignOutEverywhereModal onClose={() => setAsking(false)} />}
    </Card>
  );
}
