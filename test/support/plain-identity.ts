import { createHmac, randomUUID } from 'node:crypto';
import type { PasskeyCredential } from '../../shared/validation/passkey.ts';
import type { Identity, RenewedSession } from '../../functions/platform/outside/identity/port.ts';

interface PlainPerson {
  email: string;
  password: string;
  roles: string[];
  /** The code that works next, where there is a secret. */
  code?: string;
  isVerified?: boolean;
  asksForCode?: boolean;
  /** The ids of the passkeys that are registered. */
  passkeys?: string[];
}

/** What a browser would return for a passkey of this id, made or used for this challenge. */
export const plainCredential = (id: string, challenge: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: Buffer.from(JSON.stringify({ challenge })).toString('base64url') },
});
const challengeOf = ({ response }: PasskeyCredential) =>
  (JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as { challenge: string }).challenge;

/** The code that an app shows for every secret; after each use the next one is one higher. */
export const firstCode = '100001';
const next = (code: string) => String(Number(code) + 1);

/** An identity provider of plain maps, for stores and worlds that need one but do not test it. */
export function plainIdentity(): Identity & { people: Map<string, PlainPerson> } {
  const people = new Map<string, PlainPerson>();
  const sessions = new Map<string, RenewedSession>();
  const opened = (uuid: string) => {
    const refreshToken = randomUUID();
    const session: RenewedSession = { uuid, session: randomUUID(), accessToken: `access-${uuid}` };
    sessions.set(refreshToken, session);
    return { ...session, refreshToken };
  };
  const ownerOf = (accessToken: string) => people.get(accessToken.replace(/^access-/, ''))!;
  const takes = (person: PlainPerson | undefined, code: string) => {
    if (!person?.code || person.code !== code) return false;
    person.code = next(code);
    return true;
  };
  return {
    people,
    create: async ({ uuid, email, password, role }) => void people.set(uuid, { email, password, roles: [role] }),
    remove: async (uuid) => void people.delete(uuid),
    signIn: async (uuid, password) => {
      const person = people.get(uuid);
      if (person?.password !== password) return undefined;
      return person.asksForCode ? { challenge: `challenge of ${uuid}` } : opened(uuid);
    },
    answer: async (uuid, { challenge }, code) =>
      challenge === `challenge of ${uuid}` && takes(people.get(uuid), code) ? opened(uuid) : undefined,
    newSecret: async ({ accessToken }) => {
      Object.assign(ownerOf(accessToken), { code: firstCode, isVerified: false });
      return 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    },
    verifySecret: async ({ accessToken }, code) => {
      const person = ownerOf(accessToken);
      person.isVerified = takes(person, code);
      return person.isVerified;
    },
    startPasskey: async (accessToken, known) => {
      const owner = ownerOf(accessToken);
      owner.passkeys = (owner.passkeys ?? []).filter((id) => known.includes(id));
      return { challenge: 'a new passkey' };
    },
    addPasskey: async (accessToken, credential) => {
      const owner = ownerOf(accessToken);
      if (challengeOf(credential) !== 'a new passkey') return false;
      owner.passkeys = [...(owner.passkeys ?? []), credential.id];
      return true;
    },
    removePasskey: async (accessToken, credentialId) => {
      const owner = ownerOf(accessToken);
      owner.passkeys = (owner.passkeys ?? []).filter((id) => id !== credentialId);
    },
    askForPasskey: async (uuid) => {
      const challenge = `passkey question of ${uuid}`;
      const options = { challenge: `to sign by ${uuid}`, rpId: 'hirehub.example', timeout: 1 };
      const hasOne = people.get(uuid)?.passkeys?.length;
      return { challenge, options: hasOne ? { ...options, userVerification: 'required' } : undefined };
    },
    answerByPasskey: async (uuid, { challenge }, credential) => {
      const isRight = challenge === `passkey question of ${uuid}` && challengeOf(credential) === `to sign by ${uuid}`;
      return isRight && people.get(uuid)?.passkeys?.includes(credential.id) ? opened(uuid) : undefined;
    },
    requireCode: async (uuid, isRequired) => {
      const person = people.get(uuid)!;
      if (isRequired && !person.isVerified) throw new Error('User has not verified software token mfa');
      person.asksForCode = isRequired;
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
