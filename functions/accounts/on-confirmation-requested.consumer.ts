import { eventConsumer } from '../door/event-consumer.ts';
import { confirmationLetter } from './letters/account-letters.ts';
import { mailLink, openMailNeeds } from './letters/mail-account.steps.ts';

export const handler = eventConsumer('confirmation-requested', openMailNeeds, async ({ id, data }, needs) =>
  mailLink(
    {
      userId: data.userId,
      eventId: id,
      kind: 'confirmation',
      path: '/account/confirmation',
      onlyWhen: ['unconfirmed'],
    },
    confirmationLetter,
    needs,
  ),
);
