import type { RunningLocal } from '../../infra/start/start-local.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { secretHash } from '../../functions/platform/table/secret-hash.ts';
import { tableOf } from './table-of.ts';

/** Expires a mailed link, as waiting for it would. */
export async function expireLink(local: RunningLocal, link: string): Promise<void> {
  const token = new URL(link, local.url).searchParams.get('token') ?? '';
  const { table, close } = await tableOf(local);
  await table.writeOne({
    update: keys.mailedToken(secretHash(token)),
    set: { expiresAt: '2026-01-01T00:00:00.000Z' },
    when: { expression: 'attribute_exists(pk)' },
  });
  close();
}
