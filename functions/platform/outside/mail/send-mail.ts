import { setTimeout as sleep } from 'node:timers/promises';
import { mailsOfOneCausePerHour } from '../../../../shared/constants/limits.ts';
import {
  allowedAttemptWrite,
  type Attempted,
  attemptsKey,
  countedAttemptWrite,
  firstAttemptWrite,
} from '../../../records/attempts.ts';
import { mailAddressesIn, type MailAddresses } from '../../../domain/mail/mail-addresses.ts';
import { isDead } from '../../../records/mail-address.ts';
import { sayMailIsLost, type Unreached } from '../../../domain/mail/returned-mail.ts';
import { refuse } from '../../door/refusal.ts';
import { environment } from '../../environment.ts';
import type { Table } from '../../table/table.ts';
import { tryWrite } from '../../table/try-write.ts';
import { heldMail } from './held.store.ts';
import type { SendMail } from './port.ts';
import { sesMail } from './ses.ts';

/** How this stage delivers mail. */
export function stageMail(table: Table): SendMail {
  const { MAIL_DELIVERY, MAIL_FROM, MAIL_CONFIGURATION_SET } = environment('mail');
  const deliver = prepared(MAIL_DELIVERY === 'ses' ? sesMail(MAIL_FROM, MAIL_CONFIGURATION_SET) : heldMail(table));
  const known = {
    ...mailAddressesIn(table),
    sayMailIsLost: (email: string, why: Unreached) => sayMailIsLost(table, email, why),
  };
  return toWhoTakesMail(known, sentOnce(table, withinAllowance(table, deliver)));
}

/**
 * Sends nothing to an address from which mail comes back, and only what is needed to one whose owner called a mail spam.
 * Those who mailed it learn that mail does not reach it.
 */
export function toWhoTakesMail(
  {
    find,
    sayMailIsLost,
  }: Pick<MailAddresses, 'find'> & { sayMailIsLost(email: string, why: Unreached): Promise<void> },
  send: SendMail,
): SendMail {
  return async (mail, id) => {
    const address = await find(mail.to);
    if (address && isDead(address)) {
      await sayMailIsLost(mail.to, 'returns');
      return 'dead';
    }
    if (address?.complainedAt !== undefined && !mail.isNeeded) {
      await sayMailIsLost(mail.to, 'unwanted');
      return 'unwanted';
    }
    return send(mail, id);
  };
}

/** Sends a mail after what it needs was stored. */
export function prepared(send: SendMail): SendMail {
  return async ({ prepare, ...mail }, id) => {
    await prepare?.();
    return send(mail, id);
  };
}

/** Longer than sending a mail takes; the claim of a function that stopped ends then. */
const sendingSeconds = 8;
const lookMilliseconds = 500;
/** As long as a queue or its dead letters keep a message. */
const rememberedSeconds = 14 * 86_400;
const isBeingSent = refuse.conflict('This mail is being sent');

/**
 * Sends the mail of an event once, though the event comes twice, even at once: a second mail would make the link of the
 * first one useless. One that failed is sent when its event comes back; one that was sent by a function that stopped
 * before it could note it is sent again.
 */
export function sentOnce(
  table: Table,
  send: SendMail,
  { now, pause }: { now: () => number; pause: (milliseconds: number) => Promise<unknown> } = {
    now: Date.now,
    pause: sleep,
  },
): SendMail {
  /** Claims a mail for this call; false where it was sent. Another call that is sending it is waited for. */
  async function claim(sending: Attempted): Promise<boolean> {
    for (let waited = 0; waited < (sendingSeconds + 2) * 1000; waited += lookMilliseconds) {
      const at = new Date(now()).toISOString();
      const claimed = firstAttemptWrite(sending, { at, keptSeconds: sendingSeconds }, isBeingSent);
      if (await tryWrite(table.writeOne(claimed), isBeingSent)) return true;
      const before = await table.get(attemptsKey(sending), { consistent: true });
      if (before && before.count > 1) return false;
      await pause(lookMilliseconds);
    }
    throw isBeingSent;
  }

  return async (mail, id) => {
    if (!mail.isOnce) return send(mail, id);
    const sending = { what: 'mail-sent', by: `${mail.to.toLowerCase()}#${id}#${mail.subject}` };
    if (!(await claim(sending))) return;
    const notSent = await send(mail, id);
    const at = new Date(now()).toISOString();
    await table.writeOne(countedAttemptWrite(sending, { at, keptSeconds: rememberedSeconds }));
    return notSent;
  };
}

const usedUp = refuse.tooMany('The mails of this cause are used up for this hour', 3600);
const hourLength = 3_600_000;

/** Sends what the allowance of its recipient and cause permits, so that nobody can have an address flooded. */
export function withinAllowance(table: Table, send: SendMail, now: () => number = Date.now): SendMail {
  return async (mail, id) => {
    if (mail.cause === undefined) return send(mail, id);
    const at = now();
    const attempted = {
      what: 'mail',
      by: `${mail.to.toLowerCase()}#${mail.cause}#${String(Math.floor(at / hourLength))}`,
    };
    const write = allowedAttemptWrite(
      attempted,
      { at: new Date(at).toISOString(), keptSeconds: hourLength / 1000, most: mailsOfOneCausePerHour },
      usedUp,
    );
    return (await tryWrite(table.writeOne(write), usedUp)) ? send(mail, id) : 'over';
  };
}
