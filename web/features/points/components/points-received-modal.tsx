import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { roleLabels } from '../../../../shared/constants/roles.ts';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useLivePoints } from '../hooks/use-live-points.ts';
import { receivedPointsQuery, useViewReward } from '../queries/points.ts';
import './points-received-modal.css';

/**
 * Shows a recruiter the points they received, one record at a time. `Got it!` and Escape both acknowledge the award, and
 * nothing closes it otherwise (POINTS-02 to POINTS-10).
 */
export function PointsReceivedModal() {
  const { data: awards = [] } = useQuery(receivedPointsQuery);
  const view = useViewReward();
  useLivePoints();
  const [first] = awards;
  if (!first) return null;
  const received = `You received ${countOf(first.job.points, 'point')}!`;
  const acknowledge = () => view.isPending || view.mutate(first.rewardId);
  return (
    <Dialog key={first.rewardId} label={received} onEscape={acknowledge}>
      <span className="points-modal-star">
        <Award size={28} aria-hidden />
      </span>
      <h2 className="points-modal-sum numeric">{received}</h2>
      <p className="soft">{first.job.title}</p>
      <ul className="points-modal-people">
        <Person person={first.manager} role={roleLabels.manager} />
        <Person person={first.candidate} role={roleLabels.candidate} />
      </ul>
      {view.isError && (
        <FailureNotice what="This could not be acknowledged" error={view.error} kept="Your points are safe." />
      )}
      <Button kind="primary" wide busy={view.isPending} onClick={acknowledge}>
        Got it!
      </Button>
    </Dialog>
  );
}

function Person({ person, role }: { person: PersonReference; role: string }) {
  const name = fullName(person);
  return (
    <li>
      <Avatar name={name} src={avatarAddress(person.avatar)} size={40} />
      <strong>{name}</strong>
      <span className="faint">{role}</span>
    </li>
  );
}

function Dialog(props: { label: string; onEscape: () => void; children: React.ReactNode }) {
  const { label, onEscape, children } = props;
  const escape = (event: React.SyntheticEvent) => {
    event.preventDefault();
    onEscape();
  };
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown || shown.open) return;
    if (typeof shown.showModal === 'function') shown.showModal();
    else shown.setAttribute('open', '');
  }, []);
  return (
    <dialog
      ref={dialog}
      className="points-modal"
      aria-label={label}
      onCancel={escape}
      onKeyDown={(event) => event.key === 'Escape' && escape(event)}
    >
      {children}
    </dialog>
  );
}
