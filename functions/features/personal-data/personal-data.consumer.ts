import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { mailOwner, openOwnerMail } from './mail-owner.steps.ts';
import { erasureRequestedLetter, exportReadyLetter } from './personal-data-letters.ts';

export const handler = eventConsumer('personal-data', openOwnerMail, {
  'data-export-ready': async ({ id, data: { userId } }, needs) =>
    mailOwner({ userId, eventId: id }, (owner, profileUrl) => exportReadyLetter(owner.firstName, profileUrl), needs),
  'erasure-requested': async ({ id, data: { userId, dueAt } }, needs) =>
    mailOwner({ userId, eventId: id }, (owner, profileUrl) => erasureRequestedLetter(owner, dueAt, profileUrl), needs),
});
