import { passkeysWrite } from '../../functions/records/passkeys.ts';
import { keptSessionWrite } from '../../functions/records/session.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import type { Table } from '../../functions/platform/table/table.ts';

/** The session by which everyone calls. */
export const live = 'live-session';

/** What of the world these things need. */
interface Around {
  table: Table;
  newId: () => number;
}

/** What lets a person in. */
export const sessionThings = <Person extends { id: number }>() => ({
  session: async ({ table, newId }: Around, { id: userId }: Person) => {
    const [id, at] = [newId(), new Date().toISOString()];
    const seen = { browser: 'Firefox', system: 'Linux', remembered: true, createdAt: at, refreshedAt: at };
    await table.writeOne(keptSessionWrite(userId, { ...seen, id, generation: 1 }));
    await table.writeOne({ update: keys.account(userId), set: { sessions: { [live]: 7, [`session-${id}`]: id } } });
    return { id, params: { id } };
  },
  passkey: async ({ table, newId }: Around, { id: userId }: Person) => {
    const [id, since] = [newId(), new Date().toISOString()];
    const passkey = { id, name: 'Firefox on Linux', since, lastUsedAt: null, credentialId: `passkey-${id}` };
    const before = (await table.get(keys.passkeys(userId))) ?? { version: 0, passkeys: [] };
    await table.writeOne(passkeysWrite(userId, before, [passkey]));
    return { id, params: { id } };
  },
});
