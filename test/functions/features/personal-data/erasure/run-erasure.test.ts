import { describe, expect, it } from 'vitest';
import { requestErasureHandler } from '../../../../../functions/features/personal-data/erasure/request-erasure.handler.ts';
import { runErasure } from '../../../../../functions/features/personal-data/erasure/run-erasure.steps.ts';
import { quarantineKey } from '../../../../../functions/features/profile/avatar-keys.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import type { Actor } from '../../../../../functions/platform/door/actor.ts';
import { anActor } from '../../../../support/builders.ts';
import { handled } from '../../../../support/handle.ts';
import { withLocalTable } from '../../../../support/local-table.ts';
import { somePassword } from '../../../../support/people.ts';
import { openPersonalData } from '../../../../support/personal-data.ts';

describe('A run of an erasure', () => {
  const room = withLocalTable(openPersonalData);

  const request = (actor: Actor) =>
    handled(requestErasureHandler, { body: { password: somePassword, confirmation: 'erase' }, actor }, room);

  it('removes the uploads that were not checked yet, of every kind, and nobody else’s', async () => {
    const ada = anActor('candidate', { id: 3301, email: 'ada-3301@example.com' });
    await room.admit(ada);
    const others = 'quarantine/resumes/33010/1';
    const own = [quarantineKey(ada.id, 1), `quarantine/campaigns/${ada.id}/2`, `quarantine/resumes/${ada.id}/3`];
    for (const key of [...own, others])
      await room.files.write(key, { body: new Uint8Array([1]), contentType: 'image/png' });
    await request(ada);
    await room.strike('2026-09-15T10:00:00.000Z');
    await room.strike('2026-09-15T10:20:00.000Z');
    expect([...room.files.kept.keys()].filter((key) => [...own, others].includes(key))).toEqual([others]);
  });

  it('completes where an earlier one removed the account and then stopped', async () => {
    const ben = anActor('candidate', { id: 3302, email: 'ben-3302@example.com' });
    await room.admit(ben);
    await request(ben);
    const { erasure } = await room.erasuresStore.erasureOf(ben);
    await room.table.writeOne({ remove: keys.account(ben.id) });
    await runErasure(erasure!, { ...room, isLate: () => false });
    expect((await room.erasuresStore.erasureOf(ben)).erasure).toBeUndefined();
    const [line] = await room.table.query({ pk: keys.erasureSubject(erasure!.id) });
    expect(line?.event).toMatchObject({ type: 'account-erased' });
  });
});
