import { expect, it } from 'vitest';
import {
  invitedAskedWrite,
  proposedToAskedWrite,
  type AskedAddress,
} from '../../../functions/records/asked-address.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import type { SingleWrite } from '../../../functions/platform/table/write.ts';
import { tableIn, withLocalTable } from '../../support/local-table.ts';

const table = withLocalTable(tableIn);

type Step = (asked: AskedAddress, id: number) => SingleWrite;

it.each<[string, number, Step, 'claimId' | 'invitationId']>([
  ['proposal', 1, proposedToAskedWrite, 'claimId'],
  ['invitation', 2, invitedAskedWrite, 'invitationId'],
])('An asked address has one %s, the first, and none after it was taken back', async (_, id, step, field) => {
  const asked = { recruiterId: 2001, id } as AskedAddress;
  const place = keys.askedAddress(asked.recruiterId, id);
  await expect(table.writeOne(step(asked, 71))).rejects.toThrow('in the same moment');
  expect(await table.get(place)).toBeUndefined();
  await table.writeOne({ put: { ...place, ...asked } });
  await table.writeOne(step(asked, 72));
  await expect(table.writeOne(step(asked, 73))).rejects.toThrow('in the same moment');
  expect(await table.get(place)).toMatchObject({ [field]: 72 });
});
