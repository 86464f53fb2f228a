import { vi } from 'vitest';
import { budgets } from '../../shared/constants/limits.ts';
import { originSecret } from './http-event.ts';
import type { LocalTable } from './local-table.ts';
import { localCredentials } from './local-table.ts';

/**
 * Gives every Lambda entry the environment that it asks for, with this table; `vi.unstubAllEnvs()` takes it back.
 * Nothing listens at any other address: what calls a third party beyond the table fails immediately.
 */
export function stubFunctionEnvironment({ tableName, url }: Pick<LocalTable, 'tableName' | 'url'>): void {
  // A few people make in a test what hundreds of people make in a day.
  budgets.creations.most = 1_000_000;
  budgets.requests.most = 1_000_000;
  const environment = {
    ORIGIN_SECRET: originSecret,
    TABLE_NAME: tableName,
    USER_POOL_ID: 'us-east-1_nowhere',
    USER_POOL_CLIENT_ID: 'nowhere',
    USER_POOL_CLIENT_SECRET: 'nowhere',
    SITE_URL: 'http://localhost',
    SITE_BUCKET: 'nowhere',
    SNAPSHOT_BUCKET: 'nowhere',
    FILES_BUCKET: 'nowhere',
    MAIL_FROM: 'nobody@example.com',
    MAIL_DELIVERY: 'held',
    MAIL_CONFIGURATION_SET: 'nowhere',
    CONNECTIONS_ENDPOINT: 'http://127.0.0.1:9',
    BUS_NAME: 'nowhere',
    REMINDER_GROUP: 'nowhere',
    REMINDER_BUS_ARN: 'nowhere',
    REMINDER_ROLE_ARN: 'nowhere',
    ERASURE_GRACE_DAYS: '14',
    SILENCE_DAYS: '5',
    CLAIM_DAYS: '180',
    PROPOSAL_DAYS: '14',
    ANSWER_DAYS: '10',
    OPEN_APPLICANTS: '5',
    CHAT_KEPT_DAYS: '730',
    AI_TEXT_MODEL: '',
    ZOOM_ACCOUNT_ID: '',
    ZOOM_CLIENT_ID: '',
    ZOOM_CLIENT_SECRET: '',
    ZOOM_HOST: '',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_MAX_ATTEMPTS: '1',
    AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
    AWS_ENDPOINT_URL_DYNAMODB: url,
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
}
