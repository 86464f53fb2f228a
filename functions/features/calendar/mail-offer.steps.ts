import type { EventOf } from '../../../events/catalogue.ts';
import { momentIn, placeOfZone, zoneWithoutAnswer } from '../../../shared/rules/zone-words.ts';
import type { LinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { mailLink } from '../../platform/outside/mail/mail-letter.ts';
import type { MailContent } from '../../platform/outside/mail/render-mail.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { StoredBookingOffer } from '../../records/booking-offer.ts';
import type { OffersStore } from './offers.store.ts';

export interface MailOfferNeeds extends LinkLetterNeeds {
  account: (userId: number) => Promise<StoredAccount | undefined>;
  offersStore: Pick<OffersStore, 'offer'>;
}

/** Mails the candidate a link that works without signing in; nothing once the offer was withdrawn or used. */
export async function mailOffer(
  { id, data: { offerId, managerId, candidateId } }: EventOf<'times-offered'>,
  needs: MailOfferNeeds,
): Promise<void> {
  const [offer, account] = await Promise.all([needs.offersStore.offer(managerId, offerId), needs.account(candidateId)]);
  if (offer?.state !== 'open' || offer.eventId !== null || account?.status !== 'active') return;
  const purpose = { kind: 'booking', managerId, offerId } as const;
  await mailLink({ to: account.email, purpose, page: '/book', id }, (link) => offerLetter(offer, account, link), needs);
}

/** The mail with the link to the offered times. */
export function offerLetter(
  { manager, job, minutes, firstDay, lastDay, isOnline, comment, isCall }: StoredBookingOffer,
  { firstName, timeZone }: Pick<StoredAccount, 'firstName' | 'timeZone'>,
  link: string,
): MailContent {
  const name = `${manager.firstName} ${manager.lastName}`.trim();
  const day = (date: string) => momentIn(`${date}T12:00:00.000Z`, 'UTC').split(',').slice(0, 3).join(',');
  return {
    subject: `${name} would like to ${isCall ? 'talk to' : 'meet'} you: choose a time`,
    paragraphs: [
      `Hello ${firstName},`,
      `${name} would like ${isCall ? 'a first call with you' : `to interview you${job ? ` for ${job.title}` : ''}`}. Choose when it suits you; the page shows every time in ${placeOfZone(timeZone ?? zoneWithoutAnswer)} or wherever you are.`,
    ],
    facts: [
      ...(job ? [{ label: 'Job', value: job.title }] : []),
      { label: 'Length', value: `${minutes} minutes${isOnline ? ', online' : ''}` },
      { label: 'Between', value: `${day(firstDay)} and ${day(lastDay)}` },
      ...(comment ? [{ label: 'Please note', value: comment }] : []),
    ],
    action: { label: 'Choose a time', href: link },
    smallPrint: `You need no account. With the same link you can move or cancel the ${isCall ? 'call' : 'interview'} until it begins.`,
  };
}
