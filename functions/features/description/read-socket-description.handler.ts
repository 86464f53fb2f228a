import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { describeSocket } from './describe-socket.ts';

let document: string | undefined;

export const readSocketDescriptionHandler = handler(
  contract.description.readSocketDescription,
  async () => (document ??= JSON.stringify(describeSocket())),
);
