import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { clock, theTable } from '../../platform/door/dependencies.ts';
import { environment } from '../../platform/environment.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { cognitoIdentity } from '../../platform/outside/identity/cognito.ts';
import { putOnBus } from '../../platform/outbox/publish-events.ts';
import { heldMails } from '../../platform/outside/mail/held.store.ts';
import { sayMailArrives } from '../../domain/mail/returned-mail.ts';
import { forgetMailAddress } from '../../domain/mail/mail-addresses.ts';
import { auditStore } from './audit.store.ts';
import { checkAudit } from './check-audit.steps.ts';
import { operate } from './operate.steps.ts';
import type { AuditCursor } from './operator-request.ts';
import { operatorRequest } from './operator-request.ts';
import { recountStore } from './recount.store.ts';
import { peopleToRecount, recountPerson } from './recount.steps.ts';
import { sendDeadRecords } from './send-dead-records.steps.ts';
import { operatorStore } from './operator.store.ts';

/** Invoked through IAM alone; returns `{data}`, or `{message}` where a rule refuses. */
export const handler = middy<unknown, object, Error, Context>().handler(async (event) => {
  const request = operatorRequest.safeParse(event);
  if (!request.success)
    return { message: request.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') };
  try {
    const needs = {
      checkAudit: (after?: AuditCursor) => checkAudit(auditStore(theTable()), after),
      peopleToRecount: (after?: AuditCursor) =>
        peopleToRecount({ audit: auditStore(theTable()), recount: recountStore(theTable(), clock) }, after),
      recount: (userId: number) => recountPerson(recountStore(theTable(), clock), userId),
      sendDeadRecords: () =>
        sendDeadRecords(
          s3Files(environment('dead-records').DEAD_RECORDS_BUCKET),
          putOnBus(environment('bus').BUS_NAME),
        ),
      operatorStore: operatorStore(theTable()),
      heldMails: () => heldMails(theTable()),
      mailAgain: async (email: string) => {
        await forgetMailAddress(theTable(), email);
        await sayMailArrives(theTable(), email);
      },
      places: {
        table: environment('table-read').TABLE_NAME,
        pool: environment('identity-roles').USER_POOL_ID,
        files: environment('files-evidence-read').FILES_BUCKET,
      },
      files: s3Files(environment('files-evidence-read').FILES_BUCKET),
      identity: cognitoIdentity(),
      graceDays: environment('erasure').ERASURE_GRACE_DAYS,
      clock,
    };
    return { data: await operate(request.data, needs) };
  } catch (error) {
    if (error instanceof Refusal) return { message: error.message };
    throw error;
  }
});
