import { unzipSync } from 'fflate';
import { closeAccountStore } from '../../functions/features/personal-data/erasure/close-account.store.ts';
import { buildArchive } from '../../functions/features/personal-data/export/build-archive.steps.ts';
import { startDataExportHandler } from '../../functions/features/personal-data/export/data-export.handlers.ts';
import { eraseDue } from '../../functions/features/personal-data/erasure/erase-due.steps.ts';
import { eraseStore } from '../../functions/features/personal-data/erasure/erase.store.ts';
import { erasuresStore } from '../../functions/features/personal-data/erasure/erasures.store.ts';
import { exportsStore } from '../../functions/features/personal-data/export/exports.store.ts';
import { passwordTries } from '../../functions/platform/outside/identity/password-tries.ts';
import { reachStore } from '../../functions/features/personal-data/reach.store.ts';
import type { Mail } from '../../functions/platform/outside/mail/port.ts';
import { accountOf } from '../../functions/features/accounts/sign-up/open-account.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import type { StoredAccount } from '../../functions/records/account.ts';
import { calendarsIn } from '../../functions/domain/calendar/calendar.steps.ts';
import { claimsIn } from '../../functions/domain/claims/claims.ts';
import { claimEndsIn } from '../../functions/domain/claims/claim-ends.steps.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { openTable } from '../../functions/platform/table/table.ts';
import { aClock, someTime } from './builders.ts';
import { resultOf } from './handle.ts';
import type { LocalTable } from './local-table.ts';
import { somePassword } from './people.ts';
import { plainFiles } from './plain-files.ts';
import { plainIdentity } from './plain-identity.ts';
import { prepared } from '../../functions/platform/outside/mail/send-mail.ts';

/**
 * Archives and erasure on a local table: real stores, plain identity and files, a clock that is set by hand, and
 * mails kept in a list.
 */
export function openPersonalData(local: LocalTable) {
  const table = openTable(local.tableName, local.documents);
  const clock = aClock();
  const mails: Mail[] = [];
  const needs = {
    clock,
    graceDays: 14,
    exportsStore: exportsStore(table),
    erasuresStore: erasuresStore(table),
    closeAccountStore: closeAccountStore(table, () => Date.parse(clock.now())),
    calendars: calendarsIn(table),
    claims: claimsIn(table),
    claimEnds: claimEndsIn(table),
    reachStore: reachStore(table),
    eraseStore: eraseStore(table, () => Date.parse(clock.now())),
    passwordTries: passwordTries(table),
    identity: plainIdentity(),
    files: plainFiles(),
    send: prepared(async (mail: Mail) => void mails.push(mail)),
  };

  /** Opens an account for this actor, with the usual password. */
  async function admit(actor: Actor): Promise<StoredAccount> {
    const { role, firstName, lastName, email } = actor;
    const account = {
      ...accountOf(
        { firstName, lastName, email, role: role === 'super_manager' ? 'manager' : role },
        { id: actor.id, uuid: actor.uuid, at: someTime, status: 'active' },
      ),
      role,
    };
    await needs.identity.create({ uuid: actor.uuid, email, password: somePassword, role });
    await table.write([
      { put: { ...keys.account(actor.id), ...account } },
      { put: { ...keys.emailOwner(email), userId: actor.id } },
    ]);
    return account;
  }

  /** Runs the schedule: what is due is worked on, as the function would. */
  async function strike(at: string): Promise<void> {
    clock.set(at);
    await eraseDue(needs, 0, () => 0);
  }

  /** All that is in the archive of somebody admitted, as one text. */
  async function archiveOf(actor: Actor): Promise<string> {
    const { id } = await resultOf(startDataExportHandler, { body: { password: somePassword }, actor }, needs);
    await buildArchive({ exportId: id, userId: actor.id }, needs);
    const files = unzipSync(needs.files.kept.get(`exports/${actor.uuid}/${id}.zip`)!.body);
    return Object.values(files)
      .map((file) => new TextDecoder().decode(file))
      .join('\n');
  }

  return { ...needs, table, mails, admit, strike, archiveOf };
}
export type PersonalDataRoom = ReturnType<typeof openPersonalData>;

/** Every item of the table as text, for checking whether anything of a person is left. */
export async function everything(local: LocalTable): Promise<string> {
  const { ScanCommand } = await import('@aws-sdk/lib-dynamodb');
  const texts: string[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await local.documents.send(new ScanCommand({ TableName: local.tableName, ExclusiveStartKey }));
    texts.push(...(page.Items ?? []).map((item) => JSON.stringify(item)));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return texts.join('\n');
}
