/** Calls that a page or a query made, oldest first: the name of each ('jobs.readJob') and what it was given. */
export const sentCalls: [name: string, given: unknown][] = [];

/** What a call responds with, by its name: a value, an error that it fails with, or a promise. */
export const responses = new Map<string, unknown>();

/** What every other call responds with: an empty list, whose data names the call. */
export const responseOf = (name: string) => ({ data: `what ${name} returns`, meta: { total: 3, page: 1, perPage: 2 } });

/** Forgets calls and responses; for the beginning of each test. */
export function beginRecording(): void {
  sentCalls.length = 0;
  responses.clear();
}

const call = (name: string) => async (given?: unknown) => {
  sentCalls.push([name, given]);
  const response = responses.get(name) ?? responseOf(name);
  if (response instanceof Error) throw response;
  return response;
};

/** Stands for every call of the API, whichever there are. */
export const recordedApi = new Proxy(
  {},
  {
    get: (_, feature: string) => new Proxy({}, { get: (_group, name: string) => call(`${feature}.${name}`) }),
  },
);
