import { Logger } from '@aws-lambda-powertools/logger';

/** The one structured logger. Nothing personal goes into it: ids yes, tokens, names and mail addresses never. */
export const log = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'hirehub' });
