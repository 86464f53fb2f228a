import { describe, expect, it } from 'vitest';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { mailedTokensIn } from '../../../../functions/domain/mailed-links/mailed-tokens.ts';
import { secretHash } from '../../../../functions/platform/table/secret-hash.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { someTime } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('Mailed tokens', () => {
  const local = withLocalTable();
  const table = () => openTable('hirehub', local.documents);
  const tokens = () => mailedTokensIn(table());

  it('are never stored themselves', async () => {
    await tokens().save('a-secret-token', { kind: 'recovery', userId: 1 }, someTime);
    const stored = await table().get(keys.mailedToken(secretHash('a-secret-token')));
    expect(JSON.stringify(stored)).not.toContain('a-secret-token');
    expect(await tokens().purpose('a-secret-token', 'recovery', someTime)).toMatchObject({ userId: 1 });
  });

  it('stop working when a newer one is mailed, even between reading and using', async () => {
    await tokens().save('first', { kind: 'recovery', userId: 2 }, someTime);
    await tokens().purpose('first', 'recovery', someTime);
    await tokens().save('second', { kind: 'recovery', userId: 2 }, someTime);
    await expect(table().write([tokens().use('first', someTime)])).rejects.toMatchObject({
      kind: 'gone',
      message: 'This link was already used',
    });
    await expect(tokens().purpose('first', 'recovery', someTime)).rejects.toMatchObject({
      message: 'A newer link was sent; use that one',
    });
  });

  it('leave exactly one valid link, however many are made at the same moment', async () => {
    const made = ['one', 'two', 'three', 'four'];
    await Promise.allSettled(made.map((token) => tokens().save(token, { kind: 'confirmation', userId: 3 }, someTime)));
    const good = await Promise.allSettled(made.map((token) => tokens().purpose(token, 'confirmation', someTime)));
    expect(good.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });

  it('are reported invalid where only the trace of a deleted one is left', async () => {
    await tokens().save('swept', { kind: 'recovery', userId: 4 }, someTime);
    await table().writeOne({ remove: keys.mailedToken(secretHash('swept')) });
    await tokens().save('next', { kind: 'recovery', userId: 4 }, someTime);
    await expect(tokens().purpose('swept', 'recovery', someTime)).rejects.toMatchObject({
      kind: 'gone',
      message: 'Token is wrong!',
    });
  });
});
