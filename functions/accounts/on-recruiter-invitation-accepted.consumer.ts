import { eventConsumer } from '../door/event-consumer.ts';
import { renderMail } from '../outside/mail/render-mail.ts';
import { plainLetter } from '../outside/mail/templates/plain-letter.tsx';
import { accountReadyLetter } from './letters/account-letters.ts';
import { openMailNeeds } from './letters/mail-account.steps.ts';

export const handler = eventConsumer(
  'recruiter-invitation-accepted',
  openMailNeeds,
  async ({ id, data: { recruiter } }, { account, send, siteUrl }) => {
    const owner = await account(recruiter.id);
    if (owner)
      await send(renderMail(owner.email, accountReadyLetter(owner.firstName, `${siteUrl}/log-in`), plainLetter), id);
  },
);
