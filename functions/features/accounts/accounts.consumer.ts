import { eventConsumer } from '../../platform/door/event-consumer.ts';
import {
  mailAccountReady,
  mailConfirmation,
  mailPasswordChanged,
  mailRecovery,
  mailSecondFactor,
} from './letters/mail-account.steps.ts';
import { followEmailChange, mailEmailChange, openEmailChangeNeeds } from './letters/mail-email-change.steps.ts';

export const handler = eventConsumer('accounts', openEmailChangeNeeds, {
  'account-signed-up': mailConfirmation,
  'confirmation-requested': mailConfirmation,
  'password-recovery-requested': mailRecovery,
  'password-changed': mailPasswordChanged,
  'second-factor-changed': mailSecondFactor,
  'email-change-asked': mailEmailChange,
  'email-changed': followEmailChange,
  'recruiter-invitation-accepted': mailAccountReady,
});
