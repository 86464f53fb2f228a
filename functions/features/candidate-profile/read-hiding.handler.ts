import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { HidingNeeds } from './show-hiding.steps.ts';
import { showHiding } from './show-hiding.steps.ts';

export const readHidingHandler = handler(
  contract['candidate-profile'].readHiding,
  async ({ params: { candidateId }, actor }, needs: HidingNeeds) => showHiding(actor, candidateId, needs),
);
