import { eventConsumer } from '../door/event-consumer.ts';
import { mailOwner, openOwnerMail } from './mail-owner.steps.ts';
import { exportReadyLetter } from './personal-data-letters.ts';

export const handler = eventConsumer('data-export-ready', openOwnerMail, async ({ id, data }, needs) =>
  mailOwner(
    { userId: data.userId, eventId: id },
    ({ firstName }, profileUrl) => exportReadyLetter(firstName, profileUrl),
    needs,
  ),
);
