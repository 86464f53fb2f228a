import { originSecret } from './http-event.ts';
import { localCredentials } from './local-credentials.ts';

/**
 * The environment that every Lambda entry asks for, with this table. Nothing listens at any other address: what calls a
 * third party beyond the table fails immediately.
 */
export const functionVariables = ({ tableName, url }: { tableName: string; url: string }): Record<string, string> => ({
  ORIGIN_SECRET: originSecret,
  TABLE_NAME: tableName,
  USER_POOL_ID: 'us-east-1_nowhere',
  USER_POOL_CLIENT_ID: 'nowhere',
  USER_POOL_CLIENT_SECRET: 'nowhere',
  SITE_URL: 'http://localhost',
  SITE_BUCKET: 'nowhere',
  SNAPSHOT_BUCKET: 'nowhere',
  OPENSEARCH_URL: '',
  FILES_BUCKET: 'nowhere',
  MAIL_FROM: 'nobody@example.com',
  MAIL_DELIVERY: 'held',
  MAIL_CONFIGURATION_SET: 'nowhere',
  BULK_MAILS_PER_SECOND: '100',
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
  IMPORTED_PER_DAY: '20000',
  IMPORTED_PEOPLE: '20000',
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
});
