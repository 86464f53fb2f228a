import { setTimeout as sleep } from 'node:timers/promises';
import type { SendMail } from './port.ts';

/**
 * How long a run that mails in bulk takes up more people. Its function has a quarter of an hour, of which half is enough to mail
 * whom it has taken up by then: nobody else does.
 */
const mailingLength = 5 * 60_000;

/** Whether a run that began then may still take up somebody, in a share of its time; who is left is mailed by the next run. */
export function isTimeForMore(began: string, now: string, share = 1): boolean {
  return Date.parse(now) - Date.parse(began) < mailingLength * share;
}

/**
 * Sends at most so many mails in a second, evenly; each waits for its turn. For what nobody waits for, so that the rest of SES's
 * limit is left to what somebody does. @see https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas.html
 */
export function paced(
  send: SendMail,
  perSecond: number,
  { now, pause }: { now: () => number; pause: (milliseconds: number) => Promise<unknown> } = {
    now: Date.now,
    pause: sleep,
  },
): SendMail {
  let nextTurn = 0;
  return async (mail, id) => {
    const at = now();
    const turn = Math.max(at, nextTurn);
    nextTurn = turn + 1000 / perSecond;
    if (turn > at) await pause(turn - at);
    return send(mail, id);
  };
}
