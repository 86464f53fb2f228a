import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { describeApi } from './describe-api.ts';

let document: string | undefined;

export const readOpenApiHandler = handler(
  contract.description.readOpenApi,
  async () => (document ??= JSON.stringify(describeApi(contract))),
);
