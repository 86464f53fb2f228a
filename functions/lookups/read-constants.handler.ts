import { contract } from '../../shared/contract/contract.ts';
import { answer, Reply } from '../door/answer.ts';
import { constantSets } from './constant-sets.ts';

const cached = { 'cache-control': 'public, max-age=300' };

export const readConstantsHandler = answer(
  contract.lookups.readConstants,
  async () => new Reply(constantSets, { headers: cached }),
);
