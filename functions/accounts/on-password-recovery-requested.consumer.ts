import { eventConsumer } from '../door/event-consumer.ts';
import { recoveryLetter } from './letters/account-letters.ts';
import { mailLink, openMailNeeds } from './letters/mail-account.steps.ts';

export const handler = eventConsumer('password-recovery-requested', openMailNeeds, async ({ id, data }, needs) =>
  mailLink(
    {
      userId: data.userId,
      eventId: id,
      kind: 'recovery',
      path: '/account/password-reset',
      onlyWhen: ['active', 'unconfirmed'],
    },
    recoveryLetter,
    needs,
  ),
);
