import type { EventOf } from '../../../events/catalogue.ts';
import { recipients } from '../../../events/recipients.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { WorkRequestState } from '../../../shared/rules/work-request.ts';
import type { NewNotification } from '../../records/notification.ts';
import { notify } from './notify.ts';

/** The kind of notification that each state has (NOTIF-39 to NOTIF-45). */
const kindOf = {
  created: 'foreign_recruiter_invite_created',
  accepted: 'foreign_recruiter_invite_accepted',
  working: 'foreign_recruiter_invite_work',
  declined: 'foreign_recruiter_invite_declined',
  self_closed: 'foreign_recruiter_invite_self_closed',
  closed: 'foreign_recruiter_invite_closed',
  finished: 'foreign_recruiter_invite_work_finished',
} as const satisfies Record<WorkRequestState, keyof typeof recipients>;

const named = ({ id, firstName, lastName }: PersonReference) => ({ id, fullName: `${firstName} ${lastName}`.trim() });

// Until it is answered, a request of a recruiter of the market is shown in words of its own (PLUS-49).
function asking({ data, actor }: EventOf<'work-request-changed'>): NewNotification[] {
  const { manager, recruiter, job, to, isJobOver } = data;
  if (to === 'created') return notify([manager.id], 'market_asked', { job, recruiter });
  if (to === 'accepted') return notify([recruiter.id], 'market_accepted', { job, manager });
  if (to === 'self_closed') return notify([manager.id], 'market_taken_back', { job, recruiter });
  const how = isJobOver ? 'closed' : actor.kind === 'system' ? 'lapsed' : 'declined';
  return notify([recruiter.id], 'market_declined', { job, manager, how });
}

/** The manager is the sender of a request, the recruiter its recipient; who is notified of what is one table. */
export function changedWorkRequest(event: EventOf<'work-request-changed'>): NewNotification[] {
  const { data } = event;
  if (data.askedBy === 'recruiter' && (data.from === null || data.from === 'created')) return asking(event);
  const { manager, recruiter, job, from, to, isJobOver } = data;
  const type = kindOf[to];
  const ids = { manager: manager.id, recruiter: recruiter.id };
  return notify(
    recipients[type].to.map((one) => ids[one]),
    type,
    {
      recruiter,
      sender: named(manager),
      recipient: named(recruiter),
      job,
      ...(to === 'closed' && { wasAccepted: from !== 'created', ...(isJobOver && { isJobOver }) }),
    },
  );
}

/** Notifies the colleague who is asked to help with a job, or no longer, and the job's manager of what they answer. */
export function changedTeam({ data }: EventOf<'job-team-changed'>): NewNotification[] {
  const { job, manager, colleague, step: how, part } = data;
  return how === 'declined' || how === 'joined' || how === 'left'
    ? notify([manager.id], 'job_team', { job, manager: colleague, how, part })
    : notify([colleague.id], 'job_team', { job, manager, how, part });
}

/**
 * Notifies the manager who is asked to take a job over, or no longer, and the one who asked of the answer. Once it was
 * taken over, those who put somebody forward on it read who has it now.
 */
export function changedHandover({ data }: EventOf<'job-handover-changed'>): NewNotification[] {
  const { job, manager, recipient, state: how, recruiterIds } = data;
  if (how === 'asked' || how === 'withdrawn') return notify([recipient.id], 'job_handover', { job, manager, how });
  return notify([manager.id, ...recruiterIds], 'job_handover', { job, manager: recipient, how });
}
