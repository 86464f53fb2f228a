import type { EventOf } from '../../../events/catalogue.ts';
import type { NewNotification } from '../../records/notification.ts';
import { notify } from './notify.ts';

/**
 * Notifies the manager who is asked to take a job over, or no longer, and the one who asked of the answer. Once it was
 * taken over, those who put somebody forward on it read who has it now.
 */
export function changedHandover({
  job,
  manager,
  recipient,
  state: how,
  recruiterIds,
}: EventOf<'job-handover-changed'>['data']): NewNotification[] {
  if (how === 'asked' || how === 'withdrawn') return notify([recipient.id], 'job_handover', { job, manager, how });
  return notify([manager.id, ...recruiterIds], 'job_handover', { job, manager: recipient, how });
}
