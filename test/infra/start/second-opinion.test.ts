import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { synthesize } from '../../../infra/app.ts';
import { decide, policyDocument, readApp, type PolicyQuestion, type Statement } from '../../../infra/laptop/laptop.ts';
import { placeholderInputs } from '../../../infra/tools/placeholder-inputs.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A judge of IAM policies that nobody of this project wrote. */
interface Judge {
  evaluate: (question: PolicyQuestion) => boolean;
}
const require = createRequire(import.meta.url);
const Pbac = require('pbac') as new (policy: { Version: string; Statement: readonly Statement[] }) => Judge;

/** The statements of each role of the synthesized app that has some, by the role's name. */
async function statementsByRole(): Promise<Map<string, Statement[]>> {
  const { handlersFolder } = placeholderInputs();
  const places = { siteUrl: 'http://localhost:3000', filesOrigin: 'http://127.0.0.1:1' };
  const { directory } = synthesize({ stage: 'local', handlersFolder, outputFolder: temporaryFolder(), ...places });
  const roles = (await readApp(directory))
    .ofType('AWS::IAM::Role')
    .map(({ name, properties }): [string, Statement[]] => {
      const policies = (properties.Policies ?? []) as { PolicyDocument: unknown }[];
      return [name, policies.flatMap(({ PolicyDocument }) => policyDocument.parse(PolicyDocument).Statement)];
    });
  return new Map(roles.filter(([, statements]) => statements.length > 0));
}

/** Things that a pattern fits, and things beside them that it should not. */
const around = (pattern: string): string[] => {
  const one = pattern.replaceAll('*', 'a/b:c');
  return [one, one.toUpperCase(), one.slice(0, -1), `${one}x`];
};

it(
  'What the laptop lets each role do, and what not, is the same by a judge of policies written by others',
  { timeout: 60_000 },
  async () => {
    const byRole = await statementsByRole();
    const all = [...byRole.values()].flat();
    const actions = [...new Set(all.flatMap(({ Action = [] }) => Action))];
    expect(byRole.size).toBeGreaterThan(70);
    expect(actions.length).toBeGreaterThan(35);
    const decided = { allowed: 0, refused: 0 };
    const disputed: string[] = [];
    for (const [role, statements] of byRole) {
      const judge = new Pbac({ Version: '2012-10-17', Statement: statements });
      const resources = [...new Set(statements.flatMap(({ Resource = [] }) => Resource))].flatMap(around);
      for (const resource of resources) {
        for (const action of actions) {
          const allowed = decide(statements, { action, resource }) === 'allowed';
          decided[allowed ? 'allowed' : 'refused']++;
          if (allowed !== judge.evaluate({ action, resource })) disputed.push(`${role}: ${action} on ${resource}`);
        }
      }
    }
    expect(disputed).toEqual([]);
    expect(decided.allowed).toBeGreaterThan(1_000);
    expect(decided.refused).toBeGreaterThan(15_000);
  },
);
