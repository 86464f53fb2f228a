import { createContext, Script } from 'node:vm';

/** A CloudFront function on viewer requests: the path it turns a request into. */
export type ViewerFunction = (path: string) => string;

/**
 * Runs the code of a CloudFront function as it stands in the template, without anything of Node around it.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export function viewerFunction(code: string): ViewerFunction {
  const script = new Script(`${code}\n;JSON.stringify(handler(JSON.parse(input)))`);
  return (path) => {
    const event = { version: '1.0', context: { eventType: 'viewer-request' }, viewer: { ip: '127.0.0.1' }, request: { method: 'GET', uri: path, querystring: {}, headers: {}, cookies: {} } };
    const output = script.runInContext(createContext({ input: JSON.stringify(event) }), { timeout: 2_000 }) as string;
    return (JSON.parse(output) as { uri?: string }).uri ?? path;
  };
}
