import type { EventOf } from '../../events/catalogue.ts';
import { refuse } from '../door/refusal.ts';
import { accountsIn } from '../records/account.ts';
import { keys } from '../table/keys.ts';
import { eventWrite } from '../table/outbox.ts';
import type { Table } from '../table/table.ts';
import type { Write } from '../table/write.ts';
import type { StoredUpload } from './start-avatar-upload.ts';

const keptSeconds = 7 * 86_400;
const changedMeanwhile = refuse.conflict('Your picture was changed at the same time; try again');

/** Stores avatar uploads and the picture that an account shows. */
export function avatarsStore(table: Table) {
  const { account } = accountsIn(table);

  /** The user's newest upload; undefined when none was begun recently. */
  async function upload(userId: number): Promise<StoredUpload | undefined> {
    return table.get<StoredUpload>(keys.avatarUpload(userId), { consistent: true });
  }

  /** Saves a new upload in place of the former; refuses when another was begun in between. */
  async function saveStarted(
    userId: number,
    started: StoredUpload,
    { former, at }: { former: StoredUpload | undefined; at: string },
  ): Promise<void> {
    const when = former
      ? { expression: '#uploadId = :former', values: { former: former.uploadId } }
      : { expression: 'attribute_not_exists(pk)' };
    const ttl = Math.floor(Date.parse(at) / 1000) + keptSeconds;
    await table.writeOne({ put: { ...keys.avatarUpload(userId), ...started, ttl }, when, refusal: changedMeanwhile });
  }

  const settle = (userId: number, uploadId: number, set: Partial<StoredUpload>): Write => ({
    update: keys.avatarUpload(userId),
    set,
    when: { expression: '#uploadId = :uploadId AND #state = :waiting', values: { uploadId, waiting: 'waiting' } },
    refusal: changedMeanwhile,
  });
  const show = ({ userId, avatar, former }: EventOf<'avatar-changed'>['data']): Write => ({
    update: keys.account(userId),
    set: { avatar },
    add: { version: 1 },
    when: { expression: 'attribute_exists(pk) AND #avatar = :former', values: { former } },
    refusal: changedMeanwhile,
  });

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
      show(event.data),
      settle(event.data.userId, uploadId, { state: 'done' }),
      eventWrite(event),
      eventWrite(forCopies),
    ]);
  }

  /** Saves why an awaited upload was refused. */
  async function saveRefused(event: EventOf<'avatar-refused'>): Promise<void> {
    const { userId, uploadId, reason } = event.data;
    await table.write([settle(userId, uploadId, { state: 'refused', reason }), eventWrite(event)]);
  }

  /** Removes the picture and awaits none. The day's count stays. */
  async function saveRemoved(
    event: EventOf<'avatar-changed'>,
    forCopies: EventOf<'person-changed'>,
    awaited: StoredUpload | undefined,
  ): Promise<void> {
    const stop: Write[] =
      awaited?.state === 'waiting' ? [settle(event.data.userId, awaited.uploadId, { state: 'done' })] : [];
    await table.write([show(event.data), ...stop, eventWrite(event), eventWrite(forCopies)]);
  }

  return { account, upload, saveStarted, saveDone, saveRefused, saveRemoved };
}
export type AvatarsStore = ReturnType<typeof avatarsStore>;
