import { eventConsumer } from '../../platform/door/event-consumer.ts';
import {
  mailAccountReady,
  mailConfirmation,
  mailPasswordChanged,
  mailRecovery,
  openMailNeeds,
} from './letters/mail-account.steps.ts';

export const handler = eventConsumer('accounts', openMailNeeds, {
  'account-signed-up': mailConfirmation,
  'confirmation-requested': mailConfirmation,
  'password-recovery-requested': mailRecovery,
  'password-changed': mailPasswordChanged,
  'recruiter-invitation-accepted': mailAccountReady,
});
