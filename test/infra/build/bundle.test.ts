import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needsOf } from '../../../functions/platform/function-needs.ts';
import { bundleHandlers, entryPaths, gzipBytes, type HandlerBundle } from '../../../infra/build/bundle.ts';
import { deployedFunctions } from '../../../infra/tools/placeholder-inputs.ts';

const outdir = mkdtempSync(path.join(tmpdir(), 'hirehub-bundles-'));
let handlers: HandlerBundle[];
let bundled: string[];

beforeAll(async () => {
  const built = await bundleHandlers({ outdir });
  handlers = built.handlers;
  bundled = [...built.inputs];
}, 300_000);
afterAll(() => rmSync(outdir, { recursive: true }));

/** The numbers and phone codes of all countries, which the contract knows and places are in, and how one may work in each. */
const world = 3.3;

/** How texts are found by their rarest word first, and phrases by the places of their words. */
const texts = 0.9;

/**
 * What cities are called for short and in the letters of their own countries, how the towns of postcodes elsewhere are found,
 * and words of jobs written together or apart.
 */
const called = 3;

/** The kilobytes gz that a function may weigh beside them, for cold starts grow with it: S3, Cognito and Bedrock have heavy clients. */
function budget(functionPath: string): number {
  // pdf.js and mammoth, which load nowhere else.
  if (functionPath === 'resumes/parse-resume.s3') return 1100;
  // The decoders of pictures beside the index of candidates with the words it knows, the client of S3 that reads it, and
  // what comes along with numbers and addresses that are copied, 0.3 KB.
  if (functionPath === 'imports/imports.http') return 224 + texts + called;
  // The writer of calendars, 10 KB, whom a recruiter may call, who may see whom a task is about, and who of a panel or pool
  // holds an interview, whoever books it.
  if (functionPath === 'calendar/calendar.http') return 146;
  // The writer of calendars too, who holds an interview, and who still owes a scorecard.
  if (functionPath === 'calendar/calendar.consumer') return 133;
  // Who acts for whom, with the colleagues on the team of a job, clients by the names of their companies, the terms of
  // work that only American jobs have, what a job says of must-haves and hours, and the match with both and with years, 0.5 KB.
  if (functionPath === 'jobs/jobs.http') return 139.2;
  if (functionPath === 'claims/claims.consumer') return 134;
  // How recruiters' questions are read, 8 KB, with what people call shifts and trades, 0.3 KB.
  if (/^candidate-search\/(candidate-search\.consumer|every-day-announce)/.test(functionPath))
    return 141 + texts + called;
  if (/^notification-mail\/(notification-mail\.|every-minute)/.test(functionPath)) return 143;
  // The document and the record of whom a recruiter added, 1.5 KB, who are found by the same engine, whose index is kept, and
  // the best for a job by the match, 1.5 KB.
  if (functionPath === 'candidate-search/candidate-search.http') return 195.5 + texts + called;
  // The whole contract, which it describes.
  if (functionPath === 'description/description.http') return 199;
  // Who may see whom, asked for everybody who is found, beside the index of candidates, recruiters' links to jobs, for
  // whom an application counts, also without its star, which resume goes with it, whose interviews a withdrawal moves or books
  // again, the match, the move by which an applicant is declined, 0.4 KB, and the search without jobs of whom one hides from,
  // 1 KB.
  if (functionPath === 'applications/applications.http') return 205.2;
  // Which resume went with an application, and who sees it there, and how the hours of saved searches are checked.
  if (functionPath === 'candidate-profile/candidate-profile.http') return 183.3;
  // The letter that says it is done, beside everything that can be stored about a person.
  if (functionPath === 'personal-data/every-15-minutes-erase-accounts.schedule') return 190;
  // How the managers of the jobs work, from their roll-ups, which cities are near, 3 KB, and what a search leaves out, 0.4 KB.
  if (functionPath === 'market/market.http') return 192;
  const heavy = ['identity-sign-in', 'identity-sign-out', 'identity-remove', 'site-page'] as const;
  const needs = needsOf(functionPath);
  // The same, by which key companies are compared, how the years of experience in a question are read, and what a
  // company's jobs and managers say about it, and what a search leaves out, 0.3 KB.
  if (functionPath === 'guest/guest.http') return 193.3 + texts;
  // The engine in memory and, in 6 KB with the signer of its calls, OpenSearch.
  if (needs.includes('search-read')) return 188;
  if (needs.some((need) => need.startsWith('files-') || heavy.some((one) => one === need))) return 180;
  return needs.includes('ai-text') ? 140 : 130;
}

describe('Bundles', { timeout: 90_000 }, () => {
  it('exist for every function that is deployed, and for no other', () => {
    expect(entryPaths()).toEqual(deployedFunctions());
    for (const { file } of handlers) expect(existsSync(file)).toBe(true);
  });

  it('stay within their budget', () => {
    const weighed = handlers.map((handler) => ({ ...handler, bytes: gzipBytes(handler) }));
    const tooHeavy = weighed.filter(({ functionPath, bytes }) => bytes > (budget(functionPath) + world) * 1024);
    expect(tooHeavy.map(({ functionPath, bytes }) => `${functionPath}: ${Math.round(bytes / 1024)} KB`)).toEqual([]);
  });

  it('read their credentials from the environment, as Lambda provides them', () => {
    expect(bundled.some((input) => input.includes('@aws-sdk/credential-provider-env/'))).toBe(true);
    expect(bundled.filter((input) => /credential-provider-(ini|sso|process|web-identity|node)\//.test(input))).toEqual(
      [],
    );
  });

  it('bring the data files that they read', () => {
    expect(existsSync(path.join(outdir, 'lookups/lookups.http/data/cities.txt'))).toBe(true);
  });

  it('are the same bytes in every build, wherever the project and its output are (PLUS-61)', async () => {
    const again = mkdtempSync(path.join(tmpdir(), 'hirehub-bundles-again-'));
    const chosen = ['outbox/publish-outbox.stream', 'points/points.consumer', 'pipeline/pipeline.http'];
    const { handlers: rebuilt } = await bundleHandlers({ outdir: again, entries: chosen });
    const bytesOf = (all: HandlerBundle[]) =>
      all.flatMap(({ functionPath, file }) => (chosen.includes(functionPath) ? [readFileSync(file, 'utf8')] : []));
    expect(bytesOf(rebuilt)).toHaveLength(chosen.length);
    expect(bytesOf(rebuilt)).toEqual(bytesOf(handlers));
    const root = path.join(import.meta.dirname, '../../..');
    for (const { file } of handlers) {
      const code = readFileSync(file, 'utf8');
      expect([file, code.includes(root), code.includes(outdir)]).toEqual([file, false, false]);
    }
    rmSync(again, { recursive: true });
  });

  it('are modules that load without any environment and export a handler', () => {
    const script = `for (const file of process.argv.slice(1)) { const { handler } = await import(file); if (typeof handler !== 'function') console.log(file); }`;
    const wrong = execFileSync(
      process.execPath,
      ['--input-type=module', '--eval', script, ...handlers.map(({ file }) => pathToFileURL(file).href)],
      { env: {}, encoding: 'utf8' },
    );
    expect(wrong).toBe('');
  });
});
