import { describe, expect, it } from 'vitest';
import { onlyResource, synthesized } from '../app/synthesized.ts';

interface Statement {
  AggregateKeyType?: 'IP' | 'CUSTOM_KEYS';
  CustomKeys?: { Header: { Name: string } }[];
  Limit: number;
  ScopeDownStatement?: { AndStatement: { Statements: { NotStatement: { Statement: Condition } }[] } };
}
interface Condition {
  SizeConstraintStatement?: { FieldToMatch: { SingleHeader: { Name: string } } };
  ByteMatchStatement?: { SearchString: string };
}
interface Request {
  address: string;
  path: string;
  token?: string;
}

const rules = onlyResource(synthesized.prod, 'AWS::WAFv2::WebACL').Properties.Rules as {
  Name: string;
  Statement: { RateBasedStatement?: Statement; ManagedRuleGroupStatement?: object };
  Action?: object;
  OverrideAction?: object;
}[];
const limits = rules.flatMap(({ Statement: { RateBasedStatement: limit }, Action }) =>
  limit ? [{ limit, Action }] : [],
);

function meets({ SizeConstraintStatement: header, ByteMatchStatement: path }: Condition, request: Request): boolean {
  if (header?.FieldToMatch.SingleHeader.Name === 'authorization') return request.token !== undefined;
  return request.path.startsWith(path?.SearchString ?? '');
}

/** Under which name a rule counts a request, as AWS describes it: one that lacks a custom key is not counted. */
function countedAs({ AggregateKeyType, ScopeDownStatement }: Statement, request: Request): string | undefined {
  const conditions = ScopeDownStatement?.AndStatement.Statements ?? [];
  if (conditions.some(({ NotStatement }) => meets(NotStatement.Statement, request))) return undefined;
  return AggregateKeyType === 'IP' ? request.address : request.token;
}

/** How many of these requests come through in five minutes: none of what a rule counts beyond its limit. */
function passing(all: readonly Request[]): number {
  const counts = limits.map(() => new Map<string, number>());
  return all.filter((request) =>
    limits.every(({ limit }, place) => {
      const key = countedAs(limit, request);
      if (key === undefined) return true;
      const count = (counts[place]?.get(key) ?? 0) + 1;
      counts[place]?.set(key, count);
      return count <= limit.Limit;
    }),
  ).length;
}

const requests = (count: number, of: (place: number) => Partial<Request>): Request[] =>
  Array.from({ length: count }, (_, place) => ({ address: 'office', path: '/api/profile', ...of(place) }));

describe('The firewall', () => {
  it('has the rules of AWS about known attackers, known attacks and common ones, each of which blocks', () => {
    const managed = rules.filter(({ Statement: { ManagedRuleGroupStatement: group } }) => group);
    expect(managed.map(({ Name, OverrideAction }) => [Name, OverrideAction])).toEqual(
      ['AmazonIpReputationList', 'KnownBadInputsRuleSet', 'CommonRuleSet'].map((name) => [
        `AWSManagedRules${name}`,
        { None: {} },
      ]),
    );
  });

  it('lets fifty colleagues behind one address work, who ask more together than one session may', () => {
    const office = requests(50 * 400, (place) => ({ token: `of ${place % 50}` }));
    expect(passing(office)).toBe(office.length);
  });

  it.each([
    ['a session', () => ({ token: 'one' })],
    ['a guest', () => ({ path: '/api/guest/jobs' })],
  ])('blocks %s beyond 3,000 requests in five minutes, and says so', (_, of) => {
    expect(passing(requests(4000, of))).toBe(3000);
    for (const { Action } of limits) expect(Action).toEqual({ Block: { CustomResponse: { ResponseCode: 429 } } });
  });

  it('blocks an address that sends each request with another token', () => {
    expect(passing(requests(70_000, (place) => ({ token: `made up ${place}` })))).toBe(60_000);
  });

  it('counts no files of the site, of which each first visit takes many', () => {
    const visits = requests(10_000, (place) => ({ path: `/assets/${place}.js` }));
    expect(passing(visits)).toBe(visits.length);
  });
});
