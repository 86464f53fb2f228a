import { expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import { changeWorkingHoursHandler } from '../../../../functions/features/profile/profile.handlers.ts';
import { profileStore } from '../../../../functions/features/profile/profile.store.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const room = withLocalTable(async (local) => openTable(local.tableName, local.documents));

it('A person’s working hours are in their account, and removed with it', async () => {
  const actor = anActor('recruiter', { id: 501 });
  const person = { firstName: 'Rosa', lastName: 'Klein', email: 'rosa@example.com', role: 'recruiter' as const };
  const account = accountOf(person, { id: actor.id, uuid: 'u', at: someTime, status: 'active' });
  await room.writeOne({ put: { ...keys.account(actor.id), ...account } });
  const needs = { profileStore: profileStore(room) };
  const hours = [{ weekday: 1, fromHour: 9.5, toHour: 17 }];
  const saved = async (body: { hours: typeof hours }) =>
    (await resultOf(changeWorkingHoursHandler, { body, actor }, needs)).workingHours;
  expect(await saved({ hours })).toEqual(hours);
  expect((await room.get(keys.account(actor.id)))?.workingHours).toEqual(hours);
  expect(await saved({ hours: [] })).toEqual([]);
  const nobody = anActor('recruiter', { id: 502 });
  const refused = resultOf(changeWorkingHoursHandler, { body: { hours }, actor: nobody }, needs);
  expect(await refusalOf(refused)).toMatchObject({ kind: 'notFound' });
});
