import type { EventOf } from '../../../events/catalogue.ts';
import type { NewNotification } from '../../records/notification.ts';
import { notify } from './notify.ts';

/** Notifies whom an operator verified, or no longer; the recruiters of a manager are verified with them, and read why. */
export async function changedVerification(
  { user, role, isVerified, company }: EventOf<'verification-changed'>['data'],
  { recruitersOf }: { recruitersOf(managerId: number): Promise<number[]> },
): Promise<NewNotification[]> {
  const recruiters = role !== 'recruiter' ? await recruitersOf(user.id) : [];
  return [
    ...notify([user.id], 'verification_changed', { isVerified, company }),
    ...notify(recruiters, 'verification_changed', { isVerified, company, manager: user }),
  ];
}
