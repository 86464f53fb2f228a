import type { Clock } from '../../door/clock.ts';
import { clock, theTable } from '../../door/dependencies.ts';
import { environment } from '../../environment.ts';
import type { TokenPurpose } from '../../../records/mailed-token.ts';
import type { MailedTokens } from '../../../domain/mailed-links/mailed-tokens.ts';
import { mailedTokensIn } from '../../../domain/mailed-links/mailed-tokens.ts';
import type { CalendarPart } from '../icalendar/icalendar.ts';
import { paced } from './bulk-mail.ts';
import type { Mail, SendMail } from './port.ts';
import type { MailContent } from './render-mail.ts';
import { renderMail } from './render-mail.ts';
import { stageMail } from './send-mail.ts';
import { plainLetter } from './templates/plain-letter.tsx';

/** What mailing a letter takes; `siteUrl` is where its links lead, without a closing slash. */
export interface LetterNeeds {
  send: SendMail;
  siteUrl: string;
}

/** What mailing a letter with a link of its own takes. */
export interface LinkLetterNeeds extends LetterNeeds {
  mailedTokens: Pick<MailedTokens, 'save'>;
  clock: Clock;
}

/** The needs of a letter in the cloud. */
export const openLetterNeeds = (): LetterNeeds => ({
  send: stageMail(theTable()),
  siteUrl: environment('site').SITE_URL,
});

/** The needs of letters to many that nobody waits for, at the stage's pace. */
export const openBulkLetterNeeds = (): LetterNeeds => ({
  ...openLetterNeeds(),
  send: paced(stageMail(theTable()), environment('bulk-mail').BULK_MAILS_PER_SECOND),
});

/** The needs of a letter with a link in the cloud. */
export const openLinkLetterNeeds = (): LinkLetterNeeds => ({
  ...openLetterNeeds(),
  mailedTokens: mailedTokensIn(theTable()),
  clock,
});

interface Mailed extends Pick<Mail, 'to' | 'cause' | 'isNeeded' | 'isOnce' | 'prepare'> {
  letter: MailContent;
  /** Identifies repeats. */
  id: number;
  /** An invitation to a meeting, where there is one. */
  calendar?: CalendarPart | undefined;
}

/** Mails a letter. */
export async function mailLetter(
  { to, letter, id, calendar, ...how }: Mailed,
  { send }: Pick<LetterNeeds, 'send'>,
): ReturnType<SendMail> {
  return send({ ...renderMail(to, letter, plainLetter), ...(calendar && { calendar }), ...how }, id);
}

const ownKinds: ReadonlySet<string> = new Set(['confirmation', 'recovery', 'former-address']);

/**
 * Mails a letter of an event, once, with a new link to a page of the site; the earlier link of the same purpose stops
 * working when it goes. The token is created here and stored only as a hash, so no event or log ever carries it.
 */
export async function mailLink(
  { to, purpose, page, id }: { to: string; purpose: TokenPurpose; page: string; id: number },
  letter: (link: string) => MailContent,
  { send, siteUrl, mailedTokens, clock: { now, newToken } }: LinkLetterNeeds,
): ReturnType<SendMail> {
  const token = newToken();
  // How often an account's own links are requested is limited where they are.
  const isOwn = ownKinds.has(purpose.kind);
  const prepare = () => mailedTokens.save(token, purpose, now());
  const mail = { to, letter: letter(`${siteUrl}${page}?token=${token}`), id, isOnce: true, prepare };
  return mailLetter({ ...mail, ...(isOwn ? { isNeeded: true } : { cause: purpose.kind }) }, { send });
}
