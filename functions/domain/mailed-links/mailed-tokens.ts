import { refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { secretHash } from '../../platform/table/secret-hash.ts';
import type { Table } from '../../platform/table/table.ts';
import {
  currentTokenKey,
  newTokenWrites,
  type PurposeOf,
  returnedTokenWrite,
  type TokenKind,
  type TokenPurpose,
  type TokenState,
  usedTokenWrite,
} from '../../records/mailed-token.ts';

const isFor = <K extends TokenKind>(
  kind: K,
  purpose: TokenPurpose | undefined,
): purpose is TokenPurpose & PurposeOf<K> => purpose?.kind === kind;

const refusals: Record<Exclude<TokenState, 'open'>, string> = {
  unknown: 'Token is wrong!',
  used: 'This link was already used',
  replaced: 'A newer link was sent; use that one',
  expired: 'This link has expired',
};

/** Keeps the tokens of mailed links: hashed, single use, expiring, and only the newest of a kind is valid. */
export function mailedTokensIn(table: Table) {
  /**
   * Stores a new token; the earlier one of the same kind and owner stops working. Of two simultaneous calls one fails
   * and is retried by its queue.
   */
  async function save(token: string, purpose: TokenPurpose, at: string): Promise<void> {
    const earlier = await table.get(currentTokenKey(purpose), { consistent: true });
    await table.write(newTokenWrites(token, purpose, { at, earlier: earlier?.hash }));
  }

  /** What this token is, or was, valid for; one of another kind is unknown. */
  async function look<K extends TokenKind>(
    token: string,
    kind: K,
    at: string,
  ): Promise<
    | { state: 'unknown'; purpose?: undefined; usedAt?: undefined }
    | { state: Exclude<TokenState, 'unknown'>; purpose: PurposeOf<K>; usedAt?: string | undefined }
  > {
    const found = await table.get(keys.mailedToken(secretHash(token)), { consistent: true });
    if (!found || !isFor(kind, found.purpose)) return { state: 'unknown' };
    return {
      state: found.usedAt ? 'used' : found.replacedAt ? 'replaced' : found.expiresAt <= at ? 'expired' : 'open',
      purpose: found.purpose,
      usedAt: found.usedAt,
    };
  }

  /** What this token is valid for; refuses unknown, used, replaced and expired ones, each with its own text. */
  async function purpose<K extends TokenKind>(token: string, kind: K, at: string): Promise<PurposeOf<K>> {
    const found = await look(token, kind, at);
    if (found.state !== 'open') throw refuse.gone(refusals[found.state], 'token');
    return found.purpose;
  }

  /** Uses the token up before an effect that no transaction covers. */
  async function take(token: string, at: string): Promise<void> {
    await table.write([usedTokenWrite(token, at)]);
  }

  /** Makes a token valid again that was taken at this time for something that then failed. */
  async function giveBack(token: string, at: string): Promise<void> {
    await table.writeOne(returnedTokenWrite(token, at));
  }

  return { save, look, purpose, use: usedTokenWrite, take, giveBack };
}
export type MailedTokens = ReturnType<typeof mailedTokensIn>;
