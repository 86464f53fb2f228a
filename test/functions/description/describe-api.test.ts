import { describe, expect, it } from 'vitest';
import { apiPage } from '../../../functions/description/api-page.tsx';
import { describeApi } from '../../../functions/description/describe-api.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';

const operations = Object.values(contract).flatMap((routes) => Object.values(routes) as RouteDefinition[]);
const document = JSON.parse(JSON.stringify(describeApi(contract))) as {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        security?: object[];
        parameters?: { name: string; in: string }[];
        requestBody?: object;
        responses: Record<string, object>;
      }
    >
  >;
};

describe('The API description', () => {
  it('names every operation of the contract and nothing else', () => {
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('requires a token exactly where the contract names roles (API-02)', () => {
    const open = operations.filter(
      ({ method, path }) => !document.paths[path]?.[method.toLowerCase()]?.security?.length,
    );
    expect(open.map(({ path }) => path).sort()).toEqual(
      operations
        .filter(({ roles }) => roles === 'anyone')
        .map(({ path }) => path)
        .sort(),
    );
  });

  it('lists the parameters, body and refusals of an operation', () => {
    const move = document.paths['/api/pipeline/jobs/{jobId}/candidates/{candidateId}/status']?.post;
    expect(move?.parameters?.map(({ name, in: place }) => [name, place])).toEqual([
      ['jobId', 'path'],
      ['candidateId', 'path'],
    ]);
    expect(JSON.stringify(move?.requestBody)).toContain('second_interview_scheduled');
    expect(Object.keys(move?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '403', '404', '409', '422']),
    );
  });

  it('is also a page with every path on it', () => {
    const page = apiPage(contract);
    expect(operations.filter(({ path }) => !page.includes(path)).map(({ path }) => path)).toEqual([]);
  });
});
