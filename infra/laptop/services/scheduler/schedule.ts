import * as z from 'zod';
import { localArn } from '../local-account.ts';
import { scheduleTimes } from './schedule-expression.ts';
import type { ScheduleTimes } from './schedule-expression.ts';

export const scheduleName = z.string().regex(/^[0-9a-zA-Z-_.]{1,64}$/);

/** The target and its input; parameters of target kinds are passed on unchanged. */
const scheduleTarget = z.looseObject({
  Arn: z.string().min(1),
  RoleArn: z.string().min(1),
  Input: z.string().min(1).optional(),
  DeadLetterConfig: z.object({ Arn: z.string() }).optional(),
  RetryPolicy: z
    .object({
      MaximumEventAgeInSeconds: z.int().min(60).max(86_400).optional(),
      MaximumRetryAttempts: z.int().min(0).max(185).optional(),
    })
    .optional(),
  SqsParameters: z.object({ MessageGroupId: z.string().optional() }).optional(),
  EventBridgeParameters: z.object({ DetailType: z.string(), Source: z.string() }).optional(),
});
export type ScheduleTarget = z.output<typeof scheduleTarget>;

/**
 * The input of CreateSchedule and UpdateSchedule; times are seconds since the epoch. @see
 * https://docs.aws.amazon.com/scheduler/latest/APIReference/API_CreateSchedule.html
 */
export const scheduleInput = z.object({
  GroupName: scheduleName.default('default'),
  ScheduleExpression: z.string().min(1).max(256),
  ScheduleExpressionTimezone: z.string().default('UTC'),
  StartDate: z.number().optional(),
  EndDate: z.number().optional(),
  Description: z.string().max(512).optional(),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  KmsKeyArn: z.string().optional(),
  /** A window is treated as OFF here: the target is called at its beginning. */
  FlexibleTimeWindow: z.object({
    Mode: z.enum(['OFF', 'FLEXIBLE']),
    MaximumWindowInMinutes: z.int().min(1).max(1440).optional(),
  }),
  ActionAfterCompletion: z.enum(['NONE', 'DELETE']).default('NONE'),
  Target: scheduleTarget,
});
export type ScheduleInput = z.output<typeof scheduleInput>;

/** A schedule as stored; times other than the input's are milliseconds since the epoch. */
export interface Schedule {
  name: string;
  input: ScheduleInput;
  createdAt: number;
  modifiedAt: number;
  /** A repeated request carries the token of the first. */
  clientToken?: string;
  /** When it calls next; undefined when disabled or over. */
  nextAt?: number;
}

/** One due call of a schedule, kept until its target has it or it was given up. */
export interface Execution {
  id: string;
  schedule: string;
  scheduledAt: number;
  /** When it was first tried; its age counts from here, not from a time when nothing was running. */
  since: number;
  /** Attempts so far. */
  attempts: number;
  tryAt: number;
}

/** Group and name, which identify a schedule. */
export function scheduleKey(group: string, name: string): string {
  return `${group}/${name}`;
}

export function keyOf({ name, input }: Schedule): string {
  return scheduleKey(input.GroupName, name);
}

export function scheduleArn(group: string, name: string): string {
  return localArn('scheduler', `schedule/${scheduleKey(group, name)}`);
}

/** The times of a schedule; throws InvalidExpression. */
export function timesOf(input: ScheduleInput, createdAt: number): ScheduleTimes {
  const startsAt = input.StartDate === undefined ? createdAt : input.StartDate * 1000;
  return scheduleTimes(input.ScheduleExpression, { timeZone: input.ScheduleExpressionTimezone, startsAt });
}

/** When a schedule next calls after `after`, within its start and end; undefined when never again. */
export function nextTime(
  { input, createdAt }: Pick<Schedule, 'input' | 'createdAt'>,
  after: number,
): number | undefined {
  if (input.State === 'DISABLED') return undefined;
  const startsAt = input.StartDate === undefined ? -Infinity : input.StartDate * 1000;
  const { kind, next } = timesOf(input, createdAt);
  const time = next(kind === 'at' ? after : Math.max(after, startsAt - 1));
  const endsAt = input.EndDate === undefined || kind === 'at' ? Infinity : input.EndDate * 1000;
  return time !== undefined && time <= endsAt ? time : undefined;
}
