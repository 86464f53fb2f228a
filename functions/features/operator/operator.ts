import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { clock, theTable } from '../../platform/door/dependencies.ts';
import { loggedRun } from '../../platform/door/logged-run.ts';
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
import { operate, type OperatorNeeds } from './operate.steps.ts';
import type { AuditCursor } from './operator-request.ts';
import { askedBy, operatorRequest } from './operator-request.ts';
import { recountStore } from './recount.store.ts';
import { peopleToRecount, recountPerson } from './recount.steps.ts';
import { sendDeadRecords } from './send-dead-records.steps.ts';
import { operatorStore } from './operator.store.ts';

/**
 * Invoked through IAM alone, with the request and `by`, who asks; returns `{data}`, or `{message}` where a rule refuses.
 * The log and the events that come of it name who asked.
 */
export const handler = middy<unknown, object, Error, Context>().handler(async (event, { awsRequestId: id }) => {
  const { by, ...asked } = (event ?? {}) as Record<string, unknown>;
  const [who, request] = [askedBy.safeParse({ by }), operatorRequest.safeParse(asked)];
  if (!who.success || !request.success) {
    const issues = [who, request].flatMap(({ error }) => error?.issues ?? []);
    return { message: issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') };
  }
  const run = { correlation: id, id, operator: who.data.by, what: `operator: ${request.data.action}` };
  try {
    return { data: await loggedRun(run, () => operate(request.data, needs())) };
  } catch (error) {
    if (error instanceof Refusal) return { message: error.message };
    throw error;
  }
});

function needs(): OperatorNeeds {
  return {
    checkAudit: (after?: AuditCursor) => checkAudit(auditStore(theTable()), after),
    peopleToRecount: (after?: AuditCursor) =>
      peopleToRecount({ audit: auditStore(theTable()), recount: recountStore(theTable(), clock) }, after),
    recount: (userId: number) => recountPerson(recountStore(theTable(), clock), userId),
    sendDeadRecords: () =>
      sendDeadRecords(s3Files(environment('dead-records').DEAD_RECORDS_BUCKET), putOnBus(environment('bus').BUS_NAME)),
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
}
