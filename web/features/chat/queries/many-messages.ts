import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mostWrittenTo } from '../../../../shared/constants/chat.ts';
import type { ManyPreview, ManySent } from '../../../../shared/model/message-template.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { api } from '../../../api/api.ts';
import { chatKey } from './chat.ts';

/** The text that many get, and the job that it is about. */
export interface ManyWords {
  text: string;
  jobId: number | undefined;
}

/** What each of these people would read, and who would be left out, in as many calls as that takes. */
export async function previewMany(userIds: readonly number[], words: ManyWords): Promise<ManyPreview> {
  const preview = async (some: number[]) => (await api.chat.previewMany({ body: { ...words, userIds: some } })).data;
  const read = await preview(userIds.slice(0, mostWrittenTo));
  for (let at = mostWrittenTo; at < userIds.length; at += mostWrittenTo)
    read.rows.push(...(await preview(userIds.slice(at, at + mostWrittenTo))).rows);
  return read;
}

export const usePreviewMany = (userIds: readonly number[]) =>
  useMutation({ mutationFn: (words: ManyWords) => previewMany(userIds, words) });

/**
 * Writes to as many people as are given, in as many calls as that takes, one after another. Where a later call fails, those
 * before it were sent: the others stay with the reason, so that the result has everybody. Only a first call throws.
 */
async function sendAll(people: readonly { userId: number; clientId: string }[], words: ManyWords): Promise<ManySent> {
  const sent: ManySent = { rows: [], left: 0, perDay: 0 };
  while (sent.rows.length < people.length) {
    const others = people.slice(sent.rows.length);
    try {
      const { data } = await api.chat.sendMany({ body: { ...words, people: others.slice(0, mostWrittenTo) } });
      Object.assign(sent, { ...data, rows: [...sent.rows, ...data.rows] });
    } catch (error) {
      if (sent.rows.length === 0) throw error;
      const whyNot = failureMessage(error);
      sent.rows.push(...others.map(({ userId }) => ({ userId, whyNot })));
    }
  }
  return sent;
}

/** Writes to several people, each in their own conversation; what was sent under the same ids is not sent again. */
export function useSendMany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ people, words }: { people: readonly { userId: number; clientId: string }[]; words: ManyWords }) =>
      sendAll(people, words),
    onSettled: () => queryClient.invalidateQueries({ queryKey: chatKey }),
  });
}
