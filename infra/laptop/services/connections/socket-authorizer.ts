import { matchesWildcard } from '../../wildcard.ts';
import { localArn } from '../local-account.ts';
import { connectEvent } from './socket-event.ts';
import type { Connection, SocketApi, SocketEvent } from './socket-event.ts';

/** A REQUEST authorizer of `$connect`. */
export interface SocketAuthorizer {
  /** For example `route.request.querystring.token`; a request that lacks one is refused without asking. */
  identitySources: string[];
  /** Runs the authorizer's function; rejects when it failed. */
  invoke: (event: SocketEvent) => Promise<unknown>;
}

export type Admission = { admitted: true; context: Record<string, unknown> } | { admitted: false; status: number };

/**
 * Asks the authorizer about a handshake: 401 without identity, 403 when its policy denies, 500 when it fails.
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-websocket-api-lambda-auth.html
 */
export async function admit(authorizer: SocketAuthorizer, api: SocketApi, connection: Connection): Promise<Admission> {
  if (!authorizer.identitySources.every((source) => identityOf(source, connection)))
    return { admitted: false, status: 401 };
  const methodArn = localArn('execute-api', `${api.apiId}/${api.stage}/$connect`);
  try {
    const answer = await authorizer.invoke({ type: 'REQUEST', methodArn, ...connectEvent(api, connection) });
    return admissionOf(answer, methodArn);
  } catch (error) {
    const unauthorized = error instanceof Error && error.message === 'Unauthorized';
    return { admitted: false, status: unauthorized ? 401 : 500 };
  }
}

function identityOf(source: string, { headers, query }: Connection): string | undefined {
  const [, place, name = ''] = /^route\.request\.(header|querystring)\.(.+)$/.exec(source) ?? [];
  if (place === 'querystring') return query[name];
  if (place === 'header') return headers[name.toLowerCase()];
  throw new Error(`The identity source ${source} is not known here.`);
}

interface AuthorizerResponse {
  principalId?: string;
  context?: Record<string, unknown>;
  policyDocument?: { Statement?: PolicyStatement | PolicyStatement[] };
}

interface PolicyStatement {
  Effect?: string;
  Action?: string | string[];
  Resource?: string | string[];
}

function admissionOf(answer: unknown, methodArn: string): Admission {
  const { principalId, policyDocument, context = {} } = (answer ?? {}) as AuthorizerResponse;
  if (!principalId || !policyDocument) return { admitted: false, status: 500 };
  const covering = [policyDocument.Statement ?? []].flat().filter((statement) => covers(statement, methodArn));
  const denied = covering.some(({ Effect }) => Effect === 'Deny');
  if (denied || !covering.some(({ Effect }) => Effect === 'Allow')) return { admitted: false, status: 403 };
  // API Gateway hands the context on as text.
  const texts = Object.entries(context).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return { admitted: true, context: { ...Object.fromEntries(texts), principalId } };
}

function covers({ Action, Resource }: PolicyStatement, methodArn: string): boolean {
  return (
    [Action ?? []].flat().some((pattern) => matchesWildcard(pattern.toLowerCase(), 'execute-api:invoke')) &&
    [Resource ?? []].flat().some((pattern) => matchesWildcard(pattern, methodArn))
  );
}
