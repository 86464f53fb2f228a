import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { ChatFilesStore } from './chat-files.store.ts';
import { pairWith } from './may-write.ts';

export const cancelFileHandler = handler(
  contract.chat.cancelFile,
  async ({ params, actor }, { chatFilesStore }: { chatFilesStore: ChatFilesStore }) => {
    const place = { ...pairWith(actor, params.id), senderId: actor.id, clientId: params.clientId };
    if (!(await chatFilesStore.upload(place))) throw refuse.notFound('There is no such file');
    await chatFilesStore.settle(place, { state: 'cancelled', reason: null });
    const upload = await chatFilesStore.upload(place);
    return { state: upload?.state ?? 'cancelled', reason: upload?.reason ?? null };
  },
);
