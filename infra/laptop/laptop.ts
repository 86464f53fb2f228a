/*
 * The public entry: all that another project may use. Whatever starts something is loaded when it is first called, as
 * few callers need all of it.
 */

const late =
  <Given extends unknown[], Result>(load: () => Promise<(...given: Given) => Result | Promise<Result>>) =>
  async (...given: Given): Promise<Result> =>
    (await load())(...given);

/** Starts an app under one address. Throws a readable sentence when folder or port are in use. */
export const startLaptop = late(async () => (await import('./start-laptop.ts')).startLaptop);
export type { LaptopApp, LaptopOptions, Places, RunningLaptop } from './start-laptop.ts';
export type { RunningCloud } from './start-cloud.ts';
export type { Meter, MeterReading } from './meter.ts';
export type { InvocationResult } from './services/lambda/start-lambda.ts';
export type { Mail } from './services/ses/mail.ts';
export { PortTaken } from './listen.ts';
export { operatorAccess } from './permissions/operator-access.ts';
export { decide, policyDocument, type PolicyQuestion, type Statement } from './permissions/policy.ts';
export { eventMatcher } from './services/events/event-pattern.ts';

// What an app adds: pages from another server, and pages of the console.
export type { BesideSite } from './front/front.ts';
export type { SiteOptions } from './front/site.ts';
export type { ConsolePage } from './console/console-data.ts';
export { html, type Html } from './console/html.ts';
export { button, table, type Page } from './console/page.ts';

// A synthesized app without starting it: as it is written, or with every reference resolved.
export { readAssembly } from './template/assembly.ts';
export { physicalName } from './template/names.ts';
export const readApp = late(async () => (await import('./read-app.ts')).readApp);

// Single protocols, for tests that need one of them and no app.
export const startCognito = late(async () => (await import('./services/cognito/start-cognito.ts')).startCognito);
export type { RunningCognito } from './services/cognito/start-cognito.ts';
export { codeAt, stepAt } from './services/cognito/one-time-code.ts';
export const startDynamodb = late(async () => (await import('./services/dynamodb/start-dynamodb.ts')).startDynamodb);
export { itemSize } from './services/dynamodb/item-size.ts';
export type { ChangeFeed } from './services/dynamodb/change-feed.ts';
export const startS3 = late(async () => (await import('./services/s3/start-s3.ts')).startS3);
export type { RunningS3 } from './services/s3/start-s3.ts';
export const startScheduler = late(
  async () => (await import('./services/scheduler/start-scheduler.ts')).startScheduler,
);
export type { SchedulerService } from './services/scheduler/start-scheduler.ts';
export type { ServiceCall } from './services/service.ts';
export { readRawMail } from './services/ses/raw-mail.ts';
export const recognize = late(async () => (await import('./services/textract/recognize.ts')).recognize);
export const stopRecognizer = late(async () => (await import('./services/textract/recognize.ts')).stopRecognizer);
export { textBlocks, type RecognizedWord } from './services/textract/text-blocks.ts';
