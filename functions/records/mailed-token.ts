import type { JobAlertFrequency } from '../../shared/constants/job-alert.ts';
import type { NotificationGroup } from '../../shared/constants/notification.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import { secretHash } from '../platform/table/secret-hash.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { DigestRhythm } from './digest.ts';
import type { PersonalData } from './personal-data.ts';
import { remove, secret } from './personal-data.ts';

/** What a mailed link of each kind leads to. */
interface Targets {
  confirmation: { userId: number };
  recovery: { userId: number };
  'former-address': { userId: number; changeId: number };
  'new-address': { userId: number; changeId: number };
  'recruiter-invitation': { managerId: number; invitationId: number; email: string };
  'candidate-invitation': { inviterId: number; invitationId: number; email: string };
  claim: { candidateId: number; claimId: number };
  /** Good for choosing, moving and cancelling until the interview begins, so it is never used up. */
  booking: { managerId: number; offerId: number };
  'job-alert': { askedId: number };
  recommendation: { senderId: number; recommendationId: number; jobId: number; jobTitle: string; email: string };
}
/** The kinds of link that are valid for one purpose. */
export type TokenKind = keyof Targets;
/** The kinds of link by which a person is invited. */
export type LinkKind = Exclude<
  TokenKind,
  'confirmation' | 'recovery' | 'former-address' | 'new-address' | 'claim' | 'booking' | 'job-alert'
>;
export type TargetOf<K extends TokenKind> = Targets[K];
export type PurposeOf<K extends TokenKind> = { kind: K } & Targets[K];
export type TokenPurpose = { [K in TokenKind]: PurposeOf<K> }[TokenKind];

const hours: Record<TokenKind, number> = {
  confirmation: 48,
  recovery: 1,
  'former-address': 48,
  'new-address': 48,
  'recruiter-invitation': 7 * 24,
  'candidate-invitation': 7 * 24,
  claim: 14 * 24,
  booking: 100 * 24,
  'job-alert': 48,
  recommendation: 14 * 24,
};
/** A used or expired link is kept for a month, so that it can show its state. */
const rememberedSeconds = 30 * 86_400;

function ownerOf(purpose: TokenPurpose): string {
  if ('askedId' in purpose) return keys.askedJobAlertSubject(purpose.askedId);
  if ('offerId' in purpose) return keys.bookingOfferSubject(purpose.offerId);
  if ('claimId' in purpose) return keys.claimSubject(purpose.claimId);
  if ('invitationId' in purpose) return keys.invitationSubject(purpose.invitationId);
  return 'recommendationId' in purpose
    ? keys.recommendationSubject(purpose.recommendationId)
    : keys.userSubject(purpose.userId);
}

/** What a link switches in the mail settings: the digest, with how often it came, weekly figures, or the mails of one group. */
export type SettingsTopic =
  { what: NotificationGroup } | { what: 'digest'; frequency: DigestRhythm } | { what: 'figures' };

/** Searches of jobs, each with how often it was mailed. */
export interface JobAlertsTopic {
  what: 'job-alerts';
  alerts: { id: number; alert: JobAlertFrequency }[];
}

/** What the link in a mail switches. */
export type MailTopic = SettingsTopic | JobAlertsTopic;

/** A link in a mail that somebody wanted: what it switches, and for which user or owner of searches. */
export interface MailLink {
  userId: number;
  topic: MailTopic;
}

/** A link in a notification mail as stored under its token's hash. */
export interface StoredMailLink {
  mailLink?: MailLink;
  ttl: number;
}

/** The link of an invitation, a password or the like as stored under its token's hash. */
export interface StoredToken {
  purpose?: TokenPurpose;
  mailLink?: undefined;
  expiresAt: string;
  usedAt?: string;
  replacedAt?: string;
  /** The hash of the token that this one replaced. */
  earlier?: string;
  ttl: number;
}

/** As long as letters are kept at hand; RFC 8058 asks for links that outlast a few weeks. */
const mailLinkSeconds = 90 * 86_400;

/** Whether the link of a notification mail is too old to be used; it is remembered, so that it can say so. */
export const isMailLinkOver = ({ ttl }: StoredMailLink, at: string): boolean =>
  ttl - rememberedSeconds <= Date.parse(at) / 1000;

/** The write of a notification mail's link; it switches one topic of one user's mails and nothing else. */
export function newMailLinkWrite(token: string, mailLink: MailLink, at: string): SingleWrite {
  const stored: StoredMailLink = {
    mailLink,
    ttl: Math.floor(Date.parse(at) / 1000) + mailLinkSeconds + rememberedSeconds,
  };
  return { put: { ...keys.mailedToken(secretHash(token)), ...stored }, when: isNew };
}

/** The write that removes a token, used or not. */
export function removedTokenWrite(hash: string): SingleWrite {
  return { remove: keys.mailedToken(hash) };
}

/** The state of a token: `open` is valid, each of the others says why it is not. */
export type TokenState = 'open' | 'used' | 'replaced' | 'expired' | 'unknown';
/** How long a link of this kind is valid, in hours. */
export const tokenHours = (kind: TokenKind): number => hours[kind];

/** Until when a link of this kind is valid if it is mailed now. */
export const linkExpiry = (kind: TokenKind, at: string): string =>
  new Date(Date.parse(at) + hours[kind] * 3_600_000).toISOString();

/** The key of the newest token of a purpose's kind and owner. */
export const currentTokenKey = (purpose: TokenPurpose) => keys.currentToken(ownerOf(purpose), purpose.kind);

/**
 * The writes of a new token, after which the earlier one of the same kind and owner stops working. Each names its
 * predecessor, so that all of an owner's tokens can be found when their data is erased.
 */
export function newTokenWrites(
  token: string,
  purpose: TokenPurpose,
  { at, earlier }: { at: string; earlier: string | undefined },
): Write[] {
  const hash = secretHash(token);
  const expiresAt = linkExpiry(purpose.kind, at);
  const ttl = Math.floor(Date.parse(expiresAt) / 1000) + rememberedSeconds;
  const replaced = earlier === hash ? undefined : earlier;
  return [
    { put: { ...keys.mailedToken(hash), purpose, expiresAt, ttl, ...(replaced && { earlier: replaced }) } },
    {
      put: { ...currentTokenKey(purpose), hash, ttl },
      when: earlier ? { expression: '#hash = :earlier', values: { earlier } } : isNew,
    },
    // The earlier one may have expired already; what this leaves in its place expires too.
    ...(replaced ? [{ update: keys.mailedToken(replaced), set: { replacedAt: at, ttl } }] : []),
  ];
}

/** The write that uses a token up, once; a newer link that comes first refuses too. */
export function usedTokenWrite(token: string, at: string): Write {
  return {
    update: keys.mailedToken(secretHash(token)),
    set: { usedAt: at },
    when: {
      expression: 'attribute_exists(pk) AND attribute_not_exists(usedAt) AND attribute_not_exists(replacedAt)',
    },
    refusal: refuse.gone('This link was already used', 'token'),
  };
}

/** The write after which a token is valid again that was used at this time. */
export function returnedTokenWrite(token: string, at: string): SingleWrite {
  return {
    update: keys.mailedToken(secretHash(token)),
    remove: ['usedAt'],
    when: { expression: '#usedAt = :at', values: { at } },
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  mailedToken: {
    holds: 'the purpose of a mailed link, with the address it went to',
    found: 'along the chain that begins at the newest of its kind',
    exported: secret,
    erasure: remove,
  },
  currentToken: {
    holds: 'which link of a kind is the newest',
    found: 'in the partition of the account, or of the invitation',
    exported: secret,
    erasure: remove,
  },
} satisfies PersonalData;
