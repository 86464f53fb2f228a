import { eventConsumer } from '../door/event-consumer.ts';
import { renderMail } from '../outside/mail/render-mail.ts';
import { plainLetter } from '../outside/mail/templates/plain-letter.tsx';
import { passwordChangedLetter } from './letters/account-letters.ts';
import { openMailNeeds } from './letters/mail-account.steps.ts';

export const handler = eventConsumer(
  'password-changed',
  openMailNeeds,
  async ({ id, data }, { account, send, siteUrl }) => {
    const owner = await account(data.userId);
    if (owner)
      await send(
        renderMail(owner.email, passwordChangedLetter(data.firstName, `${siteUrl}/reset-password`), plainLetter),
        id,
      );
  },
);
