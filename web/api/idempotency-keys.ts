import { idempotencyHeader } from '../../shared/constants/idempotency.ts';
import type { Incoming } from './transport.ts';

const keys = new Map<string, string>();
const underWay = new Map<string, Promise<Incoming>>();

/**
 * Sends a creating call under a key of its own, so that it has no second effect when it is repeated. The key is kept
 * until the server has decided: a user who tries again after a lost connection or a failure of the server sends the same
 * call, and one who wants the same thing twice gets it (PLUS-31). A second click while the first is under way gets its
 * response. `intent` is what the user asks for.
 */
export function underKey(
  intent: unknown,
  send: (headers: Record<string, string>) => Promise<Incoming>,
): Promise<Incoming> {
  const name = JSON.stringify(intent);
  const first = underWay.get(name);
  if (first) return first;
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  const sent = send({ [idempotencyHeader]: key })
    .then((response) => {
      if (isDecided(response)) keys.delete(name);
      return response;
    })
    .finally(() => underWay.delete(name));
  underWay.set(name, sent);
  return sent;
}

/** After any other response the call may still have its effect, or be tried again as it is. */
function isDecided({ status, header }: Incoming): boolean {
  return status < 500 && ![401, 429].includes(status) && !(status === 409 && header('retry-after'));
}
