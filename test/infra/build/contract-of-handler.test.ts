import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { featuresNamed, partOf } from '../../../infra/build/contract-of-handler.ts';
import { contract } from '../../../shared/contract/contract.ts';

const source = readFileSync(path.join(import.meta.dirname, '../../../shared/contract/contract.ts'), 'utf8');
const head = "import { contract } from '../../shared/contract/contract.ts';\n";

describe('A handler’s part of the contract', () => {
  it.each<[string, string[] | undefined]>([
    ['handler(contract.jobs.postJob, handle)', ['jobs']],
    ["handler(contract['live-updates'].createTicket, create)", ['live-updates']],
    ['[contract.points.redeem, contract.jobs.closeJob, contract.jobs.postJob]', ['jobs', 'points']],
    ['describeApi(contract)', undefined],
    ['describeApi(contract, contract.jobs)', undefined],
    ['// the contract says so\nhandler(contract.jobs.postJob, handle)', ['jobs']],
  ])('is what it names: %s', (code, features) => {
    expect(featuresNamed(head + code)).toEqual(features);
  });

  it('can be cut out for every feature, with no import but its own', () => {
    for (const feature of Object.keys(contract)) {
      const part = partOf(source, [feature]);
      const imported = [...part.matchAll(/^import \{ (\w+) \}/gm)].map(([, name]) => name as string);
      expect(imported.length).toBeGreaterThan(0);
      expect(part).toMatch(new RegExp(`export const contract = \\{ '${feature}': .*${imported[0]}`));
      expect(imported.every((name) => new RegExp(`: .*\\b${name}\\b`).test(part.split('export const')[1] ?? ''))).toBe(
        true,
      );
    }
    expect(partOf(source, ['points'])).toBe(
      "import { points } from './points.ts';\nexport const contract = { 'points': points };",
    );
  });

  it('refuses a feature that the table does not have', () => {
    expect(() => partOf(source, ['nothing'])).toThrow("There is no 'nothing' in the contract's table.");
  });
});
