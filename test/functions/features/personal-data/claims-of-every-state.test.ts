import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { requestErasureHandler } from '../../../../functions/features/personal-data/erasure/request-erasure.handler.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { claimStates } from '../../../../shared/constants/claims.ts';
import { someTime } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { startLocalTable, type LocalTable } from '../../../support/local-table.ts';
import { somePassword } from '../../../support/people.ts';
import { everything, openPersonalData } from '../../../support/personal-data.ts';
import { claimsOfEveryState } from '../claims/claims-of-every-state.ts';
import { openClaims } from '../claims/claims-world.ts';

describe('Claims in every state', () => {
  let local: LocalTable;
  beforeEach(async () => {
    local = await startLocalTable();
    return () => local.close();
  });

  /** A candidate and a recruiter of rare names, with claims in every state. */
  async function planted(word: string) {
    const world = await openClaims(local);
    const named = (role: 'candidate' | 'recruiter') =>
      world.aPerson(role, {
        firstName: `first-${role}-${word}`,
        lastName: `last-${role}-${word}`,
        email: `${role}-${word}@canary.example`,
      });
    const people = { candidate: await named('candidate'), recruiter: await named('recruiter') };
    const claims = await claimsOfEveryState(world, { ...people, rival: await world.aPerson('recruiter') });
    return { world, room: openPersonalData(local), people: { ...people, manager: world.manager as Actor }, claims };
  }

  it.each(['candidate', 'recruiter', 'manager'] as const)('name an erased %s no more', async (who) => {
    const { world, room, people } = await planted(`erased-${who}`);
    const stored = await everything(local);
    for (const state of claimStates) expect(stored, state).toContain(`"state":"${state}"`);
    const leaving = people[who];
    if (who === 'manager')
      await world.table.writeOne({
        put: { ...keys.account(leaving.id), ...leaving, status: 'active', createdAt: someTime },
      });
    await room.admit(leaving);
    const body = { password: somePassword, confirmation: 'erase' };
    await handled(requestErasureHandler, { body, actor: leaving }, room);
    await room.strike('2026-09-15T10:00:00.000Z');
    await room.strike('2026-09-15T10:20:00.000Z');
    const left = (await everything(local)).split('\n');
    const words = [`"${leaving.firstName}"`, `"${leaving.lastName}"`, leaving.email];
    expect(left.filter((item) => words.some((word) => item.includes(word)))).toEqual([]);
  });

  it.each(['candidate', 'recruiter'] as const)('are in the archive of their %s', async (who) => {
    const { room, people, claims } = await planted(`exported-${who}`);
    const actor = people[who];
    await room.admit(actor);
    const text = await room.archiveOf(actor);
    for (const state of claimStates) {
      expect(text, state).toContain(`"${state}"`);
      expect(text, state).toContain(String(claims[state]));
    }
    const other = people[who === 'candidate' ? 'recruiter' : 'candidate'];
    expect(text).not.toContain(other.email);
  });
});
