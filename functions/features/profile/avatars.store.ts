import type { EventOf } from '../../../events/catalogue.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { accountsIn, shownAvatarWrite } from '../../records/account.ts';
import type { StoredUpload } from '../../records/picture-upload.ts';
import { settledUploadWrite, startedUploadWrite } from '../../records/picture-upload.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';

const changedMeanwhile = refuse.conflict('Your picture was changed at the same time; try again');

/** Stores avatar uploads and the picture that an account shows. */
export function avatarsStore(table: Table) {
  const { account } = accountsIn(table);

  /** The user's newest upload; undefined when none was begun recently. */
  async function upload(userId: number): Promise<StoredUpload | undefined> {
    return table.get(keys.avatarUpload(userId), { consistent: true });
  }

  /** Saves a new upload in place of the former; refuses when another was begun in between. */
  async function saveStarted(
    userId: number,
    started: StoredUpload,
    before: { former: StoredUpload | undefined; at: string },
  ): Promise<void> {
    await table.writeOne(startedUploadWrite(userId, started, { ...before, refusal: changedMeanwhile }));
  }

  const settle = (
    upload: { userId: number; uploadId: number },
    outcome: Parameters<typeof settledUploadWrite>[1],
  ): Write => settledUploadWrite(upload, outcome, changedMeanwhile);

  /**
   * Shows the picture of an upload that is still awaited; refuses when it is not, or when the picture changed since it
   * was read.
   */
  async function saveDone(
    uploadId: number,
    event: EventOf<'avatar-changed'>,
    forCopies: EventOf<'person-changed'>,
  ): Promise<void> {
    await table.write([
      shownAvatarWrite(event.data, changedMeanwhile),
      settle({ userId: event.data.userId, uploadId }, { state: 'done' }),
      eventWrite(event),
      eventWrite(forCopies),
    ]);
  }

  /** Saves why an awaited upload was refused. */
  async function saveRefused(event: EventOf<'avatar-refused'>): Promise<void> {
    const { reason, ...upload } = event.data;
    await table.write([settle(upload, { state: 'refused', reason }), eventWrite(event)]);
  }

  /** Removes the picture and awaits none. The day's count stays. */
  async function saveRemoved(
    event: EventOf<'avatar-changed'>,
    forCopies: EventOf<'person-changed'>,
    awaited: StoredUpload | undefined,
  ): Promise<void> {
    const stop: Write[] =
      awaited?.state === 'waiting'
        ? [settle({ userId: event.data.userId, uploadId: awaited.uploadId }, { state: 'done' })]
        : [];
    await table.write([
      shownAvatarWrite(event.data, changedMeanwhile),
      ...stop,
      eventWrite(event),
      eventWrite(forCopies),
    ]);
  }

  return { account, upload, saveStarted, saveDone, saveRefused, saveRemoved };
}
export type AvatarsStore = ReturnType<typeof avatarsStore>;
