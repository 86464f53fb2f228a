import * as z from 'zod';
import { jobStatuses } from '../../../shared/constants/job.ts';
import { maxBountyWords, rewardStatuses } from '../../../shared/constants/points.ts';
import { idValue } from '../../../shared/contract/fields.ts';
import { companyDomain } from '../../../shared/rules/company-name.ts';
import { emailAddress } from '../../../shared/validation/person-fields.ts';

/** Where the last call of `verify-audit` stopped: after this job of this status, or before the first. */
const auditCursor = z.strictObject({ status: z.enum(jobStatuses), jobId: idValue.nullable() });
export type AuditCursor = z.output<typeof auditCursor>;

const words = (missing: string) => z.string().trim().min(1, missing).max(maxBountyWords);

/** Who asks, beside the request: the caller's name in the account, as the tool reads it. */
export const askedBy = z.object({ by: z.string('Say who asks').trim().min(1, 'Say who asks').max(200) });

/** The requests an operator can make; only IAM decides who is an operator. */
export const operatorRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('list-super-manager-requests') }),
  z.strictObject({ action: z.literal('approve-super-manager'), email: emailAddress }),
  z.strictObject({ action: z.literal('list-verifications') }),
  z.strictObject({
    action: z.literal('verify'),
    email: emailAddress,
    company: words('Name the company'),
    domain: z
      .string()
      .trim()
      .toLowerCase()
      .refine((domain) => companyDomain(`@${domain}`) === domain, 'Name a domain of the company, such as acme.com'),
    note: words('Say how you made sure'),
  }),
  z.strictObject({ action: z.literal('revoke-verification'), email: emailAddress }),
  z.strictObject({ action: z.literal('recruiter-kind'), email: emailAddress, kind: z.enum(['internal', 'external']) }),
  z.strictObject({
    action: z.literal('list-redemptions'),
    status: z.enum(rewardStatuses).default('requested'),
  }),
  z.strictObject({ action: z.literal('approve-reward'), id: idValue }),
  z.strictObject({ action: z.literal('pay-reward'), id: idValue }),
  z.strictObject({
    action: z.literal('refuse-reward'),
    id: idValue,
    reason: words('Say why'),
  }),
  z.strictObject({ action: z.literal('list-held-awards') }),
  z.strictObject({
    action: z.literal('decide-award'),
    id: idValue,
    outcome: z.enum(['released', 'voided']),
    reason: words('Say why'),
  }),
  z.strictObject({ action: z.literal('list-contests') }),
  z.strictObject({ action: z.literal('list-contest-files'), id: idValue }),
  z.strictObject({
    action: z.literal('decide-contest'),
    id: idValue,
    outcome: z.enum(['upheld', 'restored']),
    reason: words('Say why'),
  }),
  z.strictObject({ action: z.literal('mail') }),
  z.strictObject({ action: z.literal('mail-again'), email: emailAddress }),
  z.strictObject({ action: z.literal('verify-audit'), after: auditCursor.optional() }),
  z.strictObject({ action: z.literal('list-people-to-recount'), after: auditCursor.optional() }),
  z.strictObject({ action: z.literal('recount'), userId: idValue }),
  z.strictObject({ action: z.literal('send-dead-records') }),
  z.strictObject({ action: z.literal('show-places') }),
  z.strictObject({ action: z.literal('end-sessions'), email: emailAddress }),
  z.strictObject({
    action: z.literal('erase-account'),
    email: emailAddress,
    when: z.enum(['after-grace', 'now']).default('after-grace'),
  }),
]);
export type OperatorRequest = z.output<typeof operatorRequest>;
