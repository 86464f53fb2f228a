import { api } from '../../../api/api.ts';
import { postFile } from '../../../common/uploads/post-file.ts';
import type { FileCalls } from '../model/file-sending.ts';

/** The calls that send a file to this user. */
export function fileCallsWith(id: number): FileCalls {
  return {
    start: async (body) => (await api.chat.startFile({ params: { id }, body })).data,
    upload: (permit, file, options) => postFile(permit, file, { ...options, noun: 'file' }),
    state: async (clientId) => (await api.chat.readFileState({ params: { id, clientId } })).data,
    cancel: (clientId) => api.chat.cancelFile({ params: { id, clientId } }),
  };
}

/** An address that downloads the file of a message, for two minutes. */
export async function downloadFile(id: number, number: number): Promise<string> {
  return (await api.chat.downloadFile({ params: { id, number } })).data.url;
}
