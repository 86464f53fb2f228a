import type { EmailChange, EmailSide } from '../../shared/model/email-change.ts';
import { keys } from '../platform/table/keys.ts';
import type { Condition, SingleWrite } from '../platform/table/write.ts';

/** A change of address as stored; the latest that was asked for replaces an earlier one. */
export interface StoredEmailChange extends EmailChange {
  id: number;
  from: string;
  /** When the account got the address; reactions read the change for a month. */
  movedAt?: string;
  ttl: number;
}

/** The refusal of a step of a change that was confirmed further, replaced or stopped since it was read. */
export const emailChangeMoved = new Error('the change of address has moved on');

const rememberedSeconds = 30 * 86_400;
const asRead = ({ id, confirmed }: StoredEmailChange): Condition => ({
  expression: '#id = :id AND #confirmed = :seen AND attribute_not_exists(movedAt)',
  values: { id, seen: confirmed },
});

/** The write of a change that is asked for. */
export function askedEmailChangeWrite(userId: number, change: Omit<StoredEmailChange, 'ttl'>): SingleWrite {
  const ttl = Math.floor(Date.parse(change.until) / 1000);
  return { put: { ...keys.emailChange(userId), ...change, ttl } };
}

/** The write by which one more address has confirmed a change that was read. */
export function confirmedEmailChangeWrite(userId: number, change: StoredEmailChange, side: EmailSide): SingleWrite {
  return {
    update: keys.emailChange(userId),
    set: { confirmed: [...change.confirmed, side] },
    when: asRead(change),
    refusal: emailChangeMoved,
  };
}

/** The write of a change that takes effect. */
export function movedEmailChangeWrite(userId: number, change: StoredEmailChange, movedAt: string): SingleWrite {
  const ttl = Math.floor(Date.parse(movedAt) / 1000) + rememberedSeconds;
  return { update: keys.emailChange(userId), set: { movedAt, ttl }, when: asRead(change), refusal: emailChangeMoved };
}

/** The write that ends a change without effect. */
export function endedEmailChangeWrite(userId: number, change: StoredEmailChange): SingleWrite {
  return { remove: keys.emailChange(userId), when: asRead(change), refusal: emailChangeMoved };
}
