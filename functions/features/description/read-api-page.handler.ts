import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { apiPage } from './api-page.tsx';

let page: string | undefined;

export const readApiPageHandler = handler(contract.description.readApiPage, async () => (page ??= apiPage(contract)));
