import { localAccount } from '../services/local-account.ts';
import type { FunctionDefinition } from './function-definition.ts';

/**
 * Addresses of the AWS protocols on this laptop, by the name that the SDK's `AWS_ENDPOINT_URL_<name>` variables use.
 */
export type Endpoints = Record<string, string>;

export interface Surroundings {
  accessKeyId: string;
  endpoints: Endpoints;
  /** Addresses in the cloud's form, and their local counterparts. */
  addresses: ReadonlyMap<string, string>;
}

/**
 * Everything that a function sees in `process.env`: what Lambda sets, the credentials that identify it, where the
 * services are, and what the template declares. @see
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html#configuration-envvars-runtime
 */
export function environmentOf(
  definition: FunctionDefinition,
  { accessKeyId, endpoints, addresses }: Surroundings,
): Record<string, string> {
  const { name, memoryMegabytes, handler, folder, variables } = definition;
  return {
    PATH: process.env.PATH ?? '',
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    AWS_REGION: localAccount.region,
    AWS_DEFAULT_REGION: localAccount.region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: 'local-secret',
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMegabytes),
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: accessKeyId,
    LAMBDA_TASK_ROOT: folder,
    _HANDLER: handler,
    // The laptop has no instance metadata; without this the SDK would look for it when credentials were missing.
    AWS_EC2_METADATA_DISABLED: 'true',
    ...Object.fromEntries(Object.entries(endpoints).map(([service, url]) => [`AWS_ENDPOINT_URL_${service}`, url])),
    // A service that the laptop does not serve must not be looked for on the internet.
    AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
    ...Object.fromEntries(
      Object.entries(variables).map(([variable, value]) => [variable, localized(value, addresses)]),
    ),
  };
}

function localized(value: string, addresses: ReadonlyMap<string, string>): string {
  for (const [cloud, local] of addresses)
    if (value === cloud || value.startsWith(`${cloud}/`)) return local + value.slice(cloud.length);
  return value;
}
