import { beforeAll, describe, expect, it } from 'vitest';
import { mailAddressesIn, type MailAddresses } from '../../../../functions/domain/mail/mail-addresses.ts';
import { isDead, mostFailures } from '../../../../functions/records/mail-address.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { someTime } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';

let addresses: MailAddresses;
const local = withLocalTable();
beforeAll(() => {
  addresses = mailAddressesIn(openTable(local.tableName, local.documents));
});
const found = async (email: string) => {
  const mark = await addresses.find(email);
  return mark && { isDead: isDead(mark), isUnwanted: mark.complainedAt !== undefined, failures: mark.failures };
};

describe('An address', () => {
  it('is dead once a mail was refused for good, however it is written (PLUS-60)', async () => {
    await addresses.report('Ana@Example.com', { what: 'dead', id: 'b1', at: someTime });
    expect(await found(' ana@example.com')).toMatchObject({ isDead: true, isUnwanted: false });
    expect(await found('ana@example.org')).toBeUndefined();
  });

  it('is dead after as many mails in a row that were given up, each of which counts once', async () => {
    for (let n = 1; n <= mostFailures; n += 1) {
      expect(await found('bo@example.com')).toEqual(
        n === 1 ? undefined : { isDead: false, isUnwanted: false, failures: n - 1 },
      );
      for (const _ of ['first', 'repeated'])
        await addresses.report('bo@example.com', { what: 'failed', id: `f${n}`, at: someTime });
    }
    expect(await found('bo@example.com')).toMatchObject({ isDead: true, failures: mostFailures });
  });

  it('whose owner complained stays unwanted when a mail is given up, and forgets nothing when one is refused', async () => {
    await addresses.report('cy@example.com', { what: 'complained', id: 'c1', at: someTime });
    await addresses.report('cy@example.com', { what: 'failed', id: 'f1', at: someTime });
    expect(await found('cy@example.com')).toEqual({ isDead: false, isUnwanted: true, failures: undefined });
    await addresses.report('cy@example.com', { what: 'dead', id: 'b1', at: someTime });
    expect(await found('cy@example.com')).toMatchObject({ isDead: true, isUnwanted: true });
  });

  it('is stored under a hash', async () => {
    await addresses.report('dee@example.com', { what: 'dead', id: 'b1', at: someTime });
    const mark = await addresses.find('dee@example.com');
    expect(JSON.stringify(mark)).not.toContain('example');
    expect(mark).toMatchObject({ pk: expect.stringMatching(/^MAIL-ADDRESS#[0-9a-f]{64}$/) });
  });
});
