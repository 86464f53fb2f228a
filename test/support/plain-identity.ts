import { createHmac, randomUUID } from 'node:crypto';
import type { Identity, RenewedSession } from '../../functions/platform/outside/identity/port.ts';

/** An identity provider of plain maps, for stores and worlds that need one but do not test it. */
export function plainIdentity(): Identity & {
  people: Map<string, { email: string; password: string; roles: string[] }>;
} {
  const people = new Map<string, { email: string; password: string; roles: string[] }>();
  const sessions = new Map<string, RenewedSession>();
  return {
    people,
    create: async ({ uuid, email, password, role }) => void people.set(uuid, { email, password, roles: [role] }),
    remove: async (uuid) => void people.delete(uuid),
    signIn: async (uuid, password) => {
      if (people.get(uuid)?.password !== password) return undefined;
      const refreshToken = randomUUID();
      const session: RenewedSession = { uuid, session: randomUUID(), accessToken: `access-${uuid}` };
      sessions.set(refreshToken, session);
      return { ...session, refreshToken };
    },
    refresh: async (refreshToken) => sessions.get(refreshToken),
    seal: async (text) => createHmac('sha256', 'a plain secret').update(text).digest('base64url'),
    revoke: async (refreshToken) => void sessions.delete(refreshToken),
    setPassword: async (uuid, password) => {
      const person = people.get(uuid);
      if (person) person.password = password;
    },
    markEmailVerified: async () => {},
    changeEmail: async (uuid, email) => {
      const person = people.get(uuid);
      if (person) person.email = email;
    },
    signOutEverywhere: async (uuid) => {
      for (const [token, owner] of sessions) if (owner.uuid === uuid) sessions.delete(token);
    },
    addRole: async (uuid, role) => void people.get(uuid)?.roles.push(role),
  };
}
