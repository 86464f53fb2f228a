import { serveEndpoint } from '../endpoint.ts';
import type { EndpointResponse, EndpointRequest, Operation } from '../endpoint.ts';
import { localArn } from '../local-account.ts';
import { ServiceFault } from '../service-fault.ts';
import type { RunningService, ServiceOptions } from '../service.ts';

/** The result of one run of a function. */
export interface InvocationResult {
  /** The function's result, or `{errorType, errorMessage, trace}` when it failed. */
  payload: unknown;
  functionError?: 'Unhandled' | 'Handled';
}

export interface LambdaOptions extends ServiceOptions {
  /** Whether a function of this name exists. */
  knows: (name: string) => boolean;
  /** Runs a function and waits for it. */
  invoke: (name: string, payload: unknown) => Promise<InvocationResult>;
  /** Takes an event for later; resolves when it is durably stored. */
  invokeLater: (name: string, payload: unknown) => Promise<unknown>;
}

const largestPayload = 6 * 1024 * 1024;
const largestLaterPayload = 1024 * 1024;

/** The quota of an account that has been raised: nothing here counts how many functions run at once. */
const accountSettings: Operation = {
  grants: [{ action: 'lambda:GetAccountSettings', resource: '*' }],
  run: () => ({ body: { AccountLimit: { ConcurrentExecutions: 1000, UnreservedConcurrentExecutions: 1000 } } }),
};

/**
 * Starts the Invoke API of Lambda: RequestResponse, Event and DryRun; logs are not returned. GetAccountSettings says what an
 * account may.
 * @see https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
 */
export function startLambda(options: LambdaOptions): Promise<RunningService> {
  return serveEndpoint(options, {
    service: 'lambda',
    bodyLimit: largestPayload,
    route: (request) => {
      const [version, resource, name, operation] = request.path;
      if (request.method === 'GET' && request.path.join('/') === '2016-08-19/account-settings') return accountSettings;
      if (
        request.method === 'POST' &&
        version === '2015-03-31' &&
        resource === 'functions' &&
        name &&
        operation === 'invocations'
      ) {
        return invocation(functionName(name), request, options);
      }
      throw new ServiceFault('UnknownOperationException', `Lambda does not support ${request.method} here.`, 404);
    },
  });
}

function invocation(name: string, request: EndpointRequest, options: LambdaOptions): Operation {
  const arn = localArn('lambda', `function:${name}`);
  return {
    grants: [{ action: 'lambda:InvokeFunction', resource: arn }],
    run: () => {
      if (!options.knows(name))
        throw new ServiceFault('ResourceNotFoundException', `Function not found: ${arn}`, 404, { Type: 'User' });
      return runAs(String(request.headers['x-amz-invocation-type'] ?? 'RequestResponse'), name, request.body, options);
    },
  };
}

async function runAs(
  type: string,
  name: string,
  body: Buffer,
  { invoke, invokeLater }: LambdaOptions,
): Promise<EndpointResponse> {
  if (type === 'DryRun') return { status: 204 };
  const payload = payloadOf(body);
  if (type === 'Event') {
    if (body.length > largestLaterPayload) {
      throw new ServiceFault(
        'RequestTooLargeException',
        `${body.length} byte payload is too large for the Event invocation type (limit ${largestLaterPayload} bytes)`,
        413,
      );
    }
    await invokeLater(name, payload);
    return { status: 202 };
  }
  if (type !== 'RequestResponse')
    throw new ServiceFault('InvalidParameterValueException', `Unknown invocation type ${type}`);
  const result = await invoke(name, payload);
  return {
    body: Buffer.from(JSON.stringify(result.payload ?? null)),
    headers: {
      'content-type': 'application/json',
      'x-amz-executed-version': '$LATEST',
      ...(result.functionError ? { 'x-amz-function-error': result.functionError } : {}),
    },
  };
}

function payloadOf(body: Buffer): unknown {
  if (body.length === 0) return {};
  try {
    return JSON.parse(body.toString());
  } catch (error) {
    throw new ServiceFault(
      'InvalidRequestContentException',
      `Could not parse request body into json: ${String(error)}`,
    );
  }
}

/** The plain name from a name, a name with a qualifier, or an ARN. */
function functionName(reference: string): string {
  const [, ofArn] = /:function:([^:]+)/.exec(reference) ?? [];
  return ofArn ?? reference.split(':')[0] ?? reference;
}
