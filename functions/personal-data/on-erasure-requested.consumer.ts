import { eventConsumer } from '../door/event-consumer.ts';
import { mailOwner, openOwnerMail } from './mail-owner.steps.ts';
import { erasureRequestedLetter } from './personal-data-letters.ts';

export const handler = eventConsumer('erasure-requested', openOwnerMail, async ({ id, data }, needs) =>
  mailOwner(
    { userId: data.userId, eventId: id },
    ({ firstName }, profileUrl) => erasureRequestedLetter(firstName, data.dueAt, profileUrl),
    needs,
  ),
);
