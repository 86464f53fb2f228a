import { eventConsumer } from '../door/event-consumer.ts';
import { recoveryLetter } from './account-letters.ts';
import { mailLink, openMailNeeds } from './mail-account.ts';

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
