import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../../../../functions/platform/door/log.ts';
import { handler as lookupsHandler } from '../../../../functions/features/lookups/lookups.http.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { stubFunctionEnvironment } from '../../../support/function-environment.ts';
import { openGuestSite, type GuestSite } from '../../../support/guest-site.ts';
import { openHiring } from '../../../support/hiring.ts';
import { aContext, anHttpEvent } from '../../../support/http-event.ts';
import type { LocalTable } from '../../../support/local-table.ts';
import { startLocalTable } from '../../../support/local-table.ts';
import { random, type Random } from '../../search/random.ts';

interface Answer {
  status: number | undefined;
  text: string;
}

const queriesPerOperation = 150;
const guestOperations = [
  'listGuestJobs',
  'readGuestJob',
  'listGuestCampaigns',
  'readJobsPage',
  'readJobPage',
  'readCampaignPage',
  'readMissingPage',
  'readSitemap',
  'readSitemapPart',
  'readFeed',
] as const;

const plainKeys =
  'page perPage search order order_by facets campaign filter hostname narrowed name take used1st countryId q ids __proto__ constructor toString hasOwnProperty x'.split(
    ' ',
  );
const filterKeys =
  'countryId cityId proximity tagIds tagsMatch rateFrom rateTo rateCurrency salaryFrom salaryTo salaryCurrency relocation employmentType clearanceType citizenship travel __proto__ constructor'.split(
    ' ',
  );
const brackets = [
  '[]',
  '[]',
  '[0]',
  '[x]',
  '[',
  ']',
  '[]]',
  '[[]]',
  '[][]',
  '[a][b][c][d]',
  '[__proto__]',
  '%5B%5D',
  '%00',
];
const values = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e309',
  '-1e309',
  '1e-400',
  '-0',
  '-1',
  '0',
  '1',
  '2',
  '1.5',
  '0x1f',
  '1_000',
  '1,000',
  ' ',
  '',
  '+',
  'true',
  'maybe',
  'null',
  'undefined',
  '[object Object]',
  '9007199254740993',
  '99999999999999999999',
  '2000000000',
  '%00',
  '%ED%A0%80',
  '%FF',
  '%',
  '%zz',
  '%E2%80%AE',
  '%F0%9F%98%80',
  '%D7%A9%D7%9C%D7%95%D7%9D',
  '%E0%A4%A8%E0%A4%B0%E0%A5%8D%E0%A4%B8',
  'e%CC%81'.repeat(30),
  '"',
  '"a b',
  '""',
  '%22%22%22',
  '"developer"',
  'c++ c# .net',
  '((((',
  '.*',
  '\\',
  '{"$gt":1}',
  "' or 1=1 --",
  '<script>',
  '__proto__',
  'USD',
  'usd',
  'asc',
  'title',
  'full_time',
  'slavery',
  'a'.repeat(250),
  'a '.repeat(120),
  '🩺'.repeat(60),
];

function aQuery(source: Random): string {
  const parts = Array.from({ length: source.integer(1, 5) }, () => {
    const key = source.chance(0.5) ? `filter[${source.pick(filterKeys)}]` : source.pick(plainKeys);
    return `${key}${source.chance(0.3) ? source.pick(brackets) : ''}${source.pick(['=', '=', '=', '', '=='])}${source.pick(values)}`;
  });
  const query = parts.join('&');
  return source.chance(0.03) ? `${query}&search=${'ab '.repeat(4_000)}` : query;
}

function paramsOf(source: Random): Record<string, string> {
  const value = decoded(source.pick(values));
  return { id: value, campaign: value, part: value };
}

/** A part of the path as the HTTP API passes it on: decoded where possible. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

describe('Hostile queries', () => {
  let local: LocalTable;
  let site: GuestSite;
  const failures = vi.fn();
  let checked = 0;
  beforeAll(async () => {
    vi.spyOn(log, 'error').mockImplementation(failures);
    local = await startLocalTable();
    stubFunctionEnvironment(local);
    site = openGuestSite(await openHiring(local));
  });
  beforeEach(() => {
    local.calls.length = 0;
    failures.mockClear();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await local.close();
    console.log(`checked: ${checked} queries`);
  });

  it.each(guestOperations.map((operation, seed) => [operation, seed] as const))(
    '%s responds, or refuses by the name of a field, and never scans (API-33, API-36)',
    async (operation, seed) => {
      const source = random(seed + 1);
      const wrong: unknown[] = [];
      for (let asked = 0; asked < queriesPerOperation; asked++, checked++) {
        const request = { params: paramsOf(source), query: aQuery(source) };
        const response = await site.ask(operation, request);
        if (!isProperResponse(response)) wrong.push([request, response.status, response.text.slice(0, 200)]);
      }
      expect(wrong).toEqual([]);
      expect(failures).not.toHaveBeenCalled();
      expect(local.calls.filter(({ action }) => action === 'dynamodb:Scan')).toEqual([]);
    },
  );

  it.each(
    Object.entries(contract.lookups)
      .filter(([, { roles }]) => roles === 'anyone')
      .map(([name, { method, path }], seed) => [name, `${method} ${path}`, seed] as const),
  )('%s responds, or refuses by the name of a field (LOOK-12, LOOK-18, LOOK-20)', async (_, routeKey, seed) => {
    const source = random(seed + 100);
    const wrong: unknown[] = [];
    for (let asked = 0; asked < queriesPerOperation; asked++, checked++) {
      const request = { routeKey, params: paramsOf(source), query: aQuery(source) };
      const { statusCode, body = '' } = (await lookupsHandler(anHttpEvent(request), aContext)) as {
        statusCode: number;
        body?: string;
      };
      if (!isProperResponse({ status: statusCode, text: body })) wrong.push([request, statusCode, body.slice(0, 200)]);
    }
    expect(wrong).toEqual([]);
    expect(failures).not.toHaveBeenCalled();
    expect(local.calls.filter(({ action }) => action === 'dynamodb:Scan')).toEqual([]);
  });
});

/** A result, a page, a 404, or a refusal that names what is wrong in our own words. */
function isProperResponse({ status, text }: Answer): boolean {
  if (status === 200 || status === 404 || status === 410) return true;
  if (status !== 400 && status !== 414 && status !== 422) return false;
  const { message, errors } = JSON.parse(text) as { message: string; errors: { key: string; message: string }[] };
  return (
    message !== '' &&
    errors.length > 0 &&
    errors.every(
      (error) => error.key !== '' && error.message !== '' && !/expected|received|Invalid/.test(error.message),
    )
  );
}
