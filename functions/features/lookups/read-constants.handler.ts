import { contract } from '../../../shared/contract/contract.ts';
import { handler, Reply } from '../../platform/door/handler.ts';
import { constantSets } from './constant-sets.ts';

const cached = { 'cache-control': 'public, max-age=300' };

export const readConstantsHandler = handler(
  contract.lookups.readConstants,
  async () => new Reply(constantSets, { headers: cached }),
);
