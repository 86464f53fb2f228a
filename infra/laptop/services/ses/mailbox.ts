import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bareAddress } from './mail.ts';
import type { Mail } from './mail.ts';

export interface Mailbox {
  /** Newest first; `to` keeps those that an address receives in any of To, Cc and Bcc. */
  mails: (filter?: { to?: string }) => Mail[];
  mail: (id: string) => Mail | undefined;
  /** Resolves when the mail is written. */
  keep: (mail: Mail) => Promise<void>;
}

/** Opens the sent mails under `folder`, one JSON file each; the oldest beyond `limit` are removed. */
export async function openMailbox(folder: string, limit = 2000): Promise<Mailbox> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const kept = new Map<string, Mail>();
  for (const name of names) {
    const mail = JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail;
    kept.set(mail.id, mail);
  }

  async function dropOldest(): Promise<void> {
    for (const id of kept.keys()) {
      if (kept.size <= limit) return;
      kept.delete(id);
      await rm(join(folder, `${id}.json`), { force: true });
    }
  }
  await dropOldest();

  return {
    mails: ({ to } = {}) => {
      const newestFirst = [...kept.values()].reverse();
      const wanted = to === undefined ? undefined : bareAddress(to);
      return wanted === undefined ? newestFirst : newestFirst.filter((mail) => recipientsOf(mail).includes(wanted));
    },
    mail: (id) => kept.get(id),
    keep: async (mail) => {
      // Renamed into place, so that a crash leaves no half mail behind.
      await writeFile(join(folder, `${mail.id}.new`), JSON.stringify(mail));
      await rename(join(folder, `${mail.id}.new`), join(folder, `${mail.id}.json`));
      kept.set(mail.id, mail);
      await dropOldest();
    },
  };
}

function recipientsOf({ to, cc, bcc }: Mail): string[] {
  return [...to, ...cc, ...bcc].map(bareAddress);
}
