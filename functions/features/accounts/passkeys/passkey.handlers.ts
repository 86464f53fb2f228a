import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import { secondFactorChange } from '../second-factor/second-factor-change.ts';
import { proveOwner, type ProofNeeds } from '../second-factor/prove-both.steps.ts';
import { deviceWords } from '../sessions/device-words.ts';
import { assertOffered, assertProved, assertRoom, passkeyIn, proofOf } from './new-passkey.steps.ts';
import type { PasskeysStore } from './passkeys.store.ts';

interface PasskeyNeeds extends ProofNeeds {
  passkeys: PasskeysStore;
  /** Whether the user pool has passkeys. */
  hasPasskeys: boolean;
}

export const readPasskeysHandler = handler(
  contract.accounts.readPasskeys,
  async ({ actor }, { passkeys }: Pick<PasskeyNeeds, 'passkeys'>) => passkeys.passkeysOf(actor.id),
);

export const startPasskeyHandler = handler(
  contract.accounts.startPasskey,
  async ({ body, actor, sourceIp, accessToken }, needs: PasskeyNeeds) => {
    const { passkeys, identity } = needs;
    assertOffered(needs);
    await proveOwner({ body, actor, sourceIp }, needs);
    const known = (await passkeys.passkeysOf(actor.id)).passkeys;
    assertRoom(known.length);
    const options = await identity.startPasskey(
      accessToken,
      known.map(({ credentialId }) => credentialId),
    );
    return { proof: await proofOf(actor.uuid, options.challenge, identity), options };
  },
);

export const addPasskeyHandler = handler(
  contract.accounts.addPasskey,
  async ({ body: { proof, credential }, actor, accessToken, userAgent, refuse }, needs: PasskeyNeeds) => {
    const { passkeys, secondFactors, identity, clock } = needs;
    assertOffered(needs);
    await assertProved(actor.uuid, { proof, credential }, identity);
    const read = await passkeys.passkeysOf(actor.id);
    assertRoom(read.passkeys.length);
    if (!(await identity.addPasskey(accessToken, credential)))
      throw refuse.invalid('credential', 'This passkey could not be verified; begin again');
    const { browser, system } = deviceWords(userAgent);
    const at = clock.now();
    const added = {
      id: clock.newId(),
      name: [browser, system].filter(Boolean).join(' on ') || 'Passkey',
      since: at,
      lastUsedAt: null,
      credentialId: credential.id,
    };
    const event = secondFactorChange(actor, 'passkey-added', { id: clock.newId(), at });
    await passkeys.save(read, [...read.passkeys, added], event);
    if (await secondFactors.secondFactor(actor.id)) await identity.requireCode(actor.uuid, true);
    return added;
  },
);

export const renamePasskeyHandler = handler(
  contract.accounts.renamePasskey,
  async ({ params: { id }, body: { name }, actor }, { passkeys }: Pick<PasskeyNeeds, 'passkeys'>) => {
    const read = await passkeys.passkeysOf(actor.id);
    const renamed = { ...passkeyIn(read, id), name };
    await passkeys.saveChanged(actor.id, read, renamed);
    return renamed;
  },
);

export const removePasskeyHandler = handler(
  contract.accounts.removePasskey,
  async ({ params: { id }, body, actor, sourceIp, accessToken }, needs: PasskeyNeeds) => {
    const { passkeys, identity, clock } = needs;
    await proveOwner({ body, actor, sourceIp }, needs);
    const read = await passkeys.passkeysOf(actor.id);
    const removed = passkeyIn(read, id);
    const event = secondFactorChange(actor, 'passkey-removed', { id: clock.newId(), at: clock.now() });
    // First here, where it is decided who is let in.
    await passkeys.save(
      read,
      read.passkeys.filter((one) => one.id !== id),
      event,
    );
    if (needs.hasPasskeys) await identity.removePasskey(accessToken, removed.credentialId);
    return { done: true as const };
  },
);
