import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { apiPage } from './api-page.tsx';

let page: string | undefined;

export const readApiPageHandler = answer(contract.description.readApiPage, async () => (page ??= apiPage(contract)));
