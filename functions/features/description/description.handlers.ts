import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { apiPage } from './api-page.tsx';
import { describeApi } from './describe-api.ts';
import { describeSocket } from './describe-socket.ts';

let document: string | undefined;

export const readOpenApiHandler = handler(
  contract.description.readOpenApi,
  async () => (document ??= JSON.stringify(describeApi(contract))),
);

export const readSocketDescriptionHandler = handler(
  contract.description.readSocketDescription,
  async () => (document ??= JSON.stringify(describeSocket())),
);

let page: string | undefined;

export const readApiPageHandler = handler(contract.description.readApiPage, async () => (page ??= apiPage(contract)));
