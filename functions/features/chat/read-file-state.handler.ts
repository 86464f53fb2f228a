import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { ChatFilesStore } from './chat-files.store.ts';
import { pairWith } from './may-write.ts';

export const readFileStateHandler = handler(
  contract.chat.readFileState,
  async ({ params, actor }, { chatFilesStore }: { chatFilesStore: ChatFilesStore }) => {
    const place = { ...pairWith(actor, params.id), senderId: actor.id, clientId: params.clientId };
    const upload = await chatFilesStore.upload(place);
    if (!upload) throw refuse.notFound('There is no such file');
    return { state: upload.state, reason: upload.reason };
  },
);
