import { describe, expect, it } from 'vitest';
import { followAddress } from '../../../../../functions/features/invitations/follow-address.steps.ts';
import { saveRecruiterAddress } from '../../../../../functions/features/recruiters/recruiter-rows.store.ts';
import { keys, sortable } from '../../../../../functions/platform/table/keys.ts';
import * as changes from '../../../../../functions/records/email-change.ts';
import { movedNamingWrite } from '../../../../../functions/records/mailed-invitation.ts';
import { recruiterEmailWrite } from '../../../../../functions/records/recruiter-of-manager.ts';
import { movedAddressWrites } from '../../../../../functions/records/account.ts';
import { anActor, someTime } from '../../../../support/builders.ts';
import { tableIn, withLocalTable } from '../../../../support/local-table.ts';
import { describeWrites, own, ownRefusal } from '../../../../support/outcomes.ts';

const [from, to] = ['priya@example.org', 'priya.iyer@example.org'];

const change = { id: 5, from, to, until: someTime, confirmed: [] };
const ttl = Date.parse(someTime) / 1000;
const stored = (over: object = {}) => ({ ...keys.emailChange(7), ...change, ttl, ...over });

describe('What is kept under an address follows its owner to another one (PLUS-58)', () => {
  const table = withLocalTable(tableIn);

  it('as far as others have invited, recommended or asked it', async () => {
    const named = (email: string, id: number) => ({
      id,
      gsi2pk: Object.values(keys.itemsNaming(email))[0],
      gsi2sk: sortable(id),
    });
    await table.write([
      { put: { ...keys.candidateInvitation(7, 70), ...named(from, 70) } },
      { put: { ...keys.recommendation(7, 71), ...named(from, 71) } },
      { put: { ...keys.recommendation(8, 72), ...named('another@example.org', 72) } },
    ]);
    const event = { data: { userId: 7, changeId: 5 } } as Parameters<typeof followAddress>[0];
    await followAddress(event, { table });
    expect(await table.query(keys.itemsNaming(from))).toHaveLength(2);
    await table.writeOne({ put: stored({ movedAt: someTime }) });
    await followAddress(event, { table });
    await followAddress(event, { table });
    const ids = async (email: string) => (await table.query(keys.itemsNaming(email))).map(({ id }) => id);
    expect([await ids(from), await ids(to), await ids('another@example.org')]).toEqual([[], [70, 71], [72]]);
  });

  it('as far as managers have it in their lists of recruiters', async () => {
    const recruiter = anActor('recruiter', { email: to });
    await table.write([
      { put: { ...keys.account(recruiter.id), ...recruiter } },
      ...[1, 2].map((managerId) => ({
        put: { ...keys.managerOfRecruiter(recruiter.id, managerId), managerId, since: someTime },
      })),
      { put: { ...keys.recruiterOfManager(1, recruiter.id), managerId: 1, recruiterId: recruiter.id, email: from } },
    ] as never);
    await saveRecruiterAddress(table, recruiter.id);
    expect(await table.get(keys.recruiterOfManager(1, recruiter.id))).toMatchObject({ email: to });
    // Who parted meanwhile does not come back.
    expect(await table.get(keys.recruiterOfManager(2, recruiter.id))).toBeUndefined();
  });
});

const moved = 'Error';
describeWrites('A change of address', [
  ['waits until its time', () => changes.askedEmailChangeWrite(7, change), [], [stored()]],
  ['replaces an earlier one', () => changes.askedEmailChangeWrite(7, change), [stored({ id: 4 })], [stored()]],
  [
    'is confirmed at one address',
    () => changes.confirmedEmailChangeWrite(7, { ...change, ttl }, 'new'),
    [stored()],
    [stored({ confirmed: ['new'] })],
  ],
  [
    'that was replaced is not confirmed',
    () => changes.confirmedEmailChangeWrite(7, { ...change, ttl }, 'new'),
    [stored({ id: 6 })],
    moved,
  ],
  [
    'takes effect, and is read for a month',
    () => changes.movedEmailChangeWrite(7, { ...change, ttl }, someTime),
    [stored()],
    [stored({ movedAt: someTime, ttl: ttl + 30 * 86_400 })],
  ],
  [
    'takes effect once',
    () => changes.movedEmailChangeWrite(7, { ...change, ttl }, someTime),
    [stored({ movedAt: someTime })],
    moved,
  ],
  ['ends', () => changes.endedEmailChangeWrite(7, { ...change, ttl }), [stored()], []],
  [
    'that was confirmed meanwhile does not end',
    () => changes.endedEmailChangeWrite(7, { ...change, ttl }),
    [stored({ confirmed: ['new'] })],
    moved,
  ],
]);

const account = { ...keys.account(7), id: 7, email: from, status: 'active', version: 1 };
const owner = (email: string) => ({ ...keys.emailOwner(email), userId: 7 });
describeWrites('Another address', [
  [
    'is the account’s from then on, and its former one is free',
    () => movedAddressWrites({ id: 7, email: from, role: 'candidate' }, to),
    [account, owner(from)],
    [{ ...account, email: to, version: 2 }, owner(to)],
  ],
  [
    'that has an account is refused',
    () => movedAddressWrites({ id: 7, email: from, role: 'candidate' }, to),
    [account, owner(from), { ...owner(to), userId: 8 }],
    'conflict | This email is already registered | email',
  ],
  [
    'of an account that was closed is refused',
    () => movedAddressWrites({ id: 7, email: from, role: 'candidate' }, to),
    [{ ...account, status: 'disabled' }, owner(from)],
    moved,
  ],
]);

describeWrites('A recruiter who was removed', [
  ['is not listed again', () => recruiterEmailWrite({ managerId: 1, recruiterId: 2 }, to, ownRefusal), [], own],
]);
describeWrites('An invitation that was deleted', [
  ['is not found again', () => movedNamingWrite({ pk: 'a', sk: 'b', id: 1 }, to, ownRefusal), [], own],
]);
