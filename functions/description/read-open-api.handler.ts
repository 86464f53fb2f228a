import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { describeApi } from './describe-api.ts';

let document: string | undefined;

export const readOpenApiHandler = answer(
  contract.description.readOpenApi,
  async () => (document ??= JSON.stringify(describeApi(contract))),
);
