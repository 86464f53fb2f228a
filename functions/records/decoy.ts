import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';

const decoySeconds = 3600;

/** A write without effect, so that response times do not reveal who has an account; it is stored for an hour. */
export function decoyWrite(decoyId: number, at: string): SingleWrite {
  return { put: { ...keys.nothing(decoyId), ttl: Math.floor(Date.parse(at) / 1000) + decoySeconds }, when: isNew };
}
