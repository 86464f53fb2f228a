import { contract } from '../../../../shared/contract/contract.ts';
import { productName } from '../../../../shared/constants/product.ts';
import { recoveryCodeCount } from '../../../../shared/model/second-factor.ts';
import { inGroups } from '../../../../shared/rules/second-factor-code.ts';
import { handler } from '../../../platform/door/handler.ts';
import { countingCodes, proveBoth, withSession, type ProofNeeds } from './prove-both.steps.ts';
import { recoveryCodeOf } from './recovery-codes.ts';
import { secondFactorChange } from './second-factor-change.ts';

export const readSecondFactorHandler = handler(
  contract.accounts.readSecondFactor,
  async ({ actor }, { secondFactors }: Pick<ProofNeeds, 'secondFactors'>) => {
    const found = await secondFactors.secondFactor(actor.id);
    return { since: found?.since ?? null, codesLeft: found?.codes.length ?? 0 };
  },
);

export const startSecondFactorHandler = handler(
  contract.accounts.startSecondFactor,
  async ({ body: { password }, actor }, needs: ProofNeeds) => {
    const secret = await withSession(actor, password, needs, async (session) => needs.identity.newSecret(session));
    const address = `otpauth://totp/${productName}:${encodeURIComponent(actor.email)}?secret=${secret}&issuer=${productName}`;
    return { secret, address };
  },
);

export const turnOnSecondFactorHandler = handler(
  contract.accounts.turnOnSecondFactor,
  async ({ body, actor, sourceIp }, needs: ProofNeeds) => {
    const { secondFactors, identity, clock } = needs;
    await withSession(actor, body.password, needs, async (session) =>
      countingCodes({ actor, sourceIp }, needs, async () => identity.verifySecret(session, body.code)),
    );
    // Asking first: what is on here without being asked for would protect nobody.
    await identity.requireCode(actor.uuid, true);
    const codes = newCodes(needs);
    await secondFactors.saveOn(secondFactorChange(actor, 'on', { id: clock.newId(), at: clock.now() }), codes);
    return { codes: codes.map(inGroups) };
  },
);

export const renewRecoveryCodesHandler = handler(
  contract.accounts.renewRecoveryCodes,
  async ({ body, actor, sourceIp }, needs: ProofNeeds) => {
    const { secondFactors, clock } = needs;
    await proveBoth({ body, actor, sourceIp }, needs);
    const codes = newCodes(needs);
    await secondFactors.saveRenewed(
      secondFactorChange(actor, 'renewed', { id: clock.newId(), at: clock.now() }),
      codes,
    );
    return { codes: codes.map(inGroups) };
  },
);

export const turnOffSecondFactorHandler = handler(
  contract.accounts.turnOffSecondFactor,
  async ({ body, actor, sourceIp }, needs: ProofNeeds) => {
    const { secondFactors, identity, clock } = needs;
    await proveBoth({ body, actor, sourceIp }, needs);
    await secondFactors.saveOff(secondFactorChange(actor, 'off', { id: clock.newId(), at: clock.now() }));
    await identity.requireCode(actor.uuid, false);
    return { done: true as const };
  },
);

const newCodes = ({ clock }: Pick<ProofNeeds, 'clock'>): string[] =>
  Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(clock.newToken()));
