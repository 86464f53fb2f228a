import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import { firstChoiceWrite } from '../../../../functions/records/hiding.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { shownNotifications } from '../../../../functions/domain/people/shown-notifications.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openTable, type Table } from '../../../../functions/platform/table/table.ts';

const otto = anActor('recruiter', { id: 2001 });
const vera = anActor('candidate', { id: 3001, firstName: 'Vera', lastName: 'Novak' });
const known = { id: 3001, firstName: 'Vera', lastName: 'Novak', avatar: 'vera.jpg', email: 'vera@example.com' };
const job = { id: 5001, title: 'Theatre nurse' };

describe('A recruiter who is not verified and works with no manager', () => {
  let table: Table;
  withLocalTable(async (local) => {
    table = openTable(local.tableName, local.documents);
    for (const [role, { id, uuid, firstName, lastName, email }] of [
      ['recruiter', otto],
      ['candidate', vera],
    ] as const) {
      const account = accountOf({ firstName, lastName, email, role }, { id, uuid, at: someTime, status: 'active' });
      await table.writeOne({ put: { ...keys.account(id), ...account } });
    }
    await table.writeOne(firstChoiceWrite(vera.id, 'nobody'));
  });

  it.each([
    ['invite_accepted', known, { candidate: known }],
    ['candidate_accept_recommendation', known, { candidate: known, job }],
    ['candidate_withdrew', { id: 3001, firstName: 'Vera', lastName: '', avatar: null }, { candidate: known, job }],
  ])(
    'reads surname, picture and address of who responded to their own mail, and of nobody else: %s (PLUS-38)',
    async (type, candidate, payload) => {
      const one = { id: 1, type, payload, viewedAt: null, createdAt: someTime } as Notification;
      const [shown] = await shownNotifications(table, otto, [one]);
      expect(shown?.payload).toEqual({ ...payload, candidate });
    },
  );
});
