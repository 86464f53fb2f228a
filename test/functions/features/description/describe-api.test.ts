import { describe, expect, it } from 'vitest';
import { apiPage } from '../../../../functions/features/description/api-page.tsx';
import { describeApi } from '../../../../functions/features/description/describe-api.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../../../shared/contract/route.ts';

const operations = Object.values(contract).flatMap((routes) => Object.values(routes) as RouteDefinition[]);

interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { schema: { required?: string[]; properties?: Record<string, { required?: string[] }> } }>;
}
interface Operation {
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; schema: { type?: string } }[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: { anyOf?: object[] } } } };
  responses: Record<string, Response>;
}
const document = JSON.parse(JSON.stringify(describeApi(contract))) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, object>;
    schemas: { Error: object };
    responses: Record<string, Response>;
  };
};

/** How the document describes an operation of the contract. */
function described({ method, path }: RouteDefinition): Operation {
  return document.paths[path]?.[method.toLowerCase()] as Operation;
}

describe('The API description', () => {
  it('names every operation of the contract and nothing else', () => {
    expect(document.openapi).toBe('3.1.0');
    const named = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('requires a token exactly where the contract names roles (API-02)', () => {
    for (const route of operations) {
      const wantsToken = described(route).security.some((choice) => 'token' in choice);
      expect([route.path, wantsToken]).toEqual([route.path, route.roles !== 'anyone']);
    }
  });

  it('lists the parameters, body and refusals of an operation', () => {
    const move = described(contract.pipeline.changeCandidateStatus);
    expect(move.parameters.map(({ name, in: place }) => [name, place])).toEqual([
      ['jobId', 'path'],
      ['candidateId', 'path'],
    ]);
    expect(JSON.stringify(move.requestBody)).toContain('second_interview_scheduled');
    expect(Object.keys(move.responses)).toEqual(expect.arrayContaining(['200', '401', '403', '404', '409', '422']));
  });

  it('lists what the door and the gateway may respond to any call', () => {
    for (const route of operations) {
      const { params, query, body } = route.request;
      const expected = [
        '200',
        '403',
        '429',
        '500',
        '503',
        ...(route.roles === 'anyone' ? [] : ['401']),
        ...(body ? ['400', '413', '415', '422'] : []),
        ...(query ? ['400', '414', '422'] : []),
        ...(params ? ['404', '422'] : []),
        ...(route.document ? ['304'] : []),
      ];
      expect(Object.keys(described(route).responses)).toEqual(expect.arrayContaining(expected));
    }
  });

  it('has one shape for every error, which also fits a response of the gateway (VALID-40)', () => {
    const isError = (response: Response | undefined): boolean =>
      JSON.stringify(response?.content?.['application/json']?.schema) === '{"$ref":"#/components/schemas/Error"}';
    for (const route of operations) {
      for (const [status, response] of Object.entries(described(route).responses)) {
        if (Number(status) < 400) continue;
        const { $ref = '' } = response;
        expect([route.path, status, isError($ref ? document.components.responses[$ref.slice(23)] : response)]).toEqual([
          route.path,
          status,
          true,
        ]);
      }
    }
    expect(document.components.schemas.Error).toMatchObject({ required: ['message'] });
  });

  it('names the `jwt` header and the refresh cookie where a session begins, continues or ends (API-03)', () => {
    const { signIn, refresh, signOut, changePassword, verify } = contract.accounts;
    for (const route of [signIn, refresh, changePassword])
      expect(described(route).responses['200']?.headers?.jwt).toMatchObject({ required: true });
    for (const route of [signIn, signOut, changePassword])
      expect(described(route).responses['200']?.headers).toHaveProperty('Set-Cookie');
    expect(described(verify).responses['200']?.headers).toBeUndefined();
    expect(described(refresh).security).toEqual([{ refreshCookie: [] }]);
    expect(document.components.securitySchemes).toMatchObject({
      token: { type: 'http', scheme: 'bearer' },
      refreshCookie: { type: 'apiKey', in: 'cookie', name: 'hirehub_refresh' },
    });
  });

  it('asks for a body only where an empty one is refused', () => {
    expect(described(contract.clients.addClient).requestBody?.required).toBe(true);
    expect(described(contract.profile.changeSocialLinks).requestBody?.required).toBe(false);
  });

  it('requires of a client the fields that the server requires', () => {
    const { schema } = described(contract.clients.addClient).requestBody?.content['application/json'] ?? {};
    const required = ['companyName', 'cityId', 'contactPerson', 'contactPersonsPosition', 'email'];
    expect(schema?.anyOf).toMatchObject([{ required }, { required: ['data'], properties: { data: { required } } }]);
  });

  it('writes lists and objects of a query as they are sent (API-07)', () => {
    const names = described(contract.guest.listGuestJobs).parameters.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['page', 'filter[rateFrom]', 'filter[tagIds][]']));
    expect(names).not.toContain('filter');
  });

  it('describes what a list carries beside its rows', () => {
    const { schema } = described(contract.guest.listGuestJobs).responses['200']?.content?.['application/json'] ?? {};
    expect(schema?.properties?.meta?.required).toEqual(['total', 'page', 'perPage', 'currentCampaign']);
  });

  it('says in words what every error, header and key is', () => {
    const silent: string[] = [];
    const walk = (value: unknown, place: string) => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'description' && typeof inner === 'string' && !/^\S+ [\s\S]*\S[.)]$/.test(inner))
          silent.push(`${place}: ${inner}`);
        walk(inner, `${place}/${key}`);
      }
    };
    walk({ ...document, paths: { '/': document.paths['/api/guest/jobs'] } }, '');
    expect(silent).toEqual([]);
    const described = Object.entries(document.components.responses).map(([name, one]) => [name, one.description ?? '']);
    expect(described.filter(([, text = '']) => text.length < 10)).toEqual([]);
    expect(new Set(described.map(([, text]) => text)).size).toBe(described.length);
  });

  it('names the headers by which an error says when to try again, or how to sign in', () => {
    const headers = Object.entries(document.components.responses).map(([name, one]) => [
      name,
      Object.keys(one.headers ?? {}),
    ]);
    const waiting = ['Retry-After'];
    const expected = { Error401: ['WWW-Authenticate'], Error409: waiting, Error429: waiting, Error503: waiting };
    expect(Object.fromEntries(headers.filter(([, some = []]) => some.length > 0))).toEqual(expected);
  });

  it('offers to repeat safely what creates something, and nothing else', () => {
    for (const route of operations) {
      const { parameters, responses } = described(route);
      const key = parameters.find(({ name }) => name === 'Idempotency-Key');
      expect([route.path, key !== undefined, key?.in ?? 'header']).toEqual([
        route.path,
        route.creates === true,
        'header',
      ]);
      const statuses = route.creates ? ['409', '422'] : [];
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses));
    }
  });

  it('has pages for people where one may be missing, gone or unavailable, and else the error of every call', () => {
    for (const route of operations.filter(({ document: type }) => type)) {
      const { responses } = described(route);
      expect(responses['200']?.headers).toMatchObject({ ETag: { required: true } });
      const isPage = route.document!.startsWith('text/html');
      for (const status of ['404', '410', '503'].filter((one) => one in responses))
        expect([route.path, status, Object.keys(responses[status]?.content ?? {})]).toEqual([
          route.path,
          status,
          isPage ? ['text/html', 'application/json'] : [],
        ]);
    }
  });

  it('is also a page that says for whom each operation is and what it may refuse with', () => {
    const page = apiPage(contract);
    expect(page).toContain('<title>HireHub API</title>');
    const { signIn, listSessions } = contract.accounts;
    for (const route of [signIn, listSessions, contract.pipeline.changeCandidateStatus] as RouteDefinition[]) {
      const who = route.roles === 'anyone' ? 'No token needed' : `For ${route.roles.join(', ')}`;
      const errors = route.errors.length > 0 ? ` · may refuse with ${route.errors.join(', ')}` : '';
      expect(page.replaceAll('<!-- -->', '')).toContain(`${who}${errors} · `);
      expect(page).toContain(`<p>${route.summary}</p>`);
    }
  });

  it('is also a page with every path on it', () => {
    const page = apiPage(contract);
    expect(operations.filter(({ path }) => !page.includes(path)).map(({ path }) => path)).toEqual([]);
  });
});
