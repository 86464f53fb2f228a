import { describe, expect, it } from 'vitest';
import { apiParts } from '../../../infra/stacks/api.ts';
import { stages, type Stage } from '../../../infra/stages.ts';
import { only, resourcesOf, stacksOf, type SynthesizedStack } from '../app/synthesized.ts';
import { importsOf, vanishing } from '../app/vanishing-exports.ts';

type Stacks = Record<string, SynthesizedStack>;
const withSecret = (sent: number, ...accepted: number[]): Stacks =>
  stacksOf({ ...stages.prod, originSecret: { sent, accepted } } satisfies Stage);
const secretsIn = (value: unknown): string[] =>
  [...importsOf({ one: { template: value as object } as SynthesizedStack })].filter((name) =>
    name.includes('OriginSecret'),
  );

const sentBy = (stacks: Stacks): string[] => secretsIn(stacks.Web?.template);
const acceptedBy = (stacks: Stacks): string[][] =>
  resourcesOf(only(stacks, ...apiParts, 'LiveUpdates'), 'AWS::Lambda::Function')
    .map(({ Properties }) => Properties.Environment.Variables.ORIGIN_SECRET as unknown)
    .filter(Boolean)
    .map(secretsIn);

// The runbook's three deployments, twice, so that the first secret goes.
const history = [
  withSecret(1, 1),
  withSecret(1, 1, 2),
  withSecret(2, 1, 2),
  withSecret(2, 2),
  withSecret(2, 2, 3),
  withSecret(3, 2, 3),
  withSecret(3, 3),
];
const deployments = history.slice(1).map((after, place) => ({ before: history[place] ?? {}, after, place: place + 1 }));

describe('An exchange of the origin secret', () => {
  it.each(deployments)(
    'refuses no call while deployment $place updates one stack after the other',
    ({ before, after }) => {
      expect(vanishing(before, after)).toEqual([]);
      for (const web of [before, after])
        for (const functions of [before, after]) {
          const [sent = 'nothing'] = sentBy(web);
          const accepted = acceptedBy(functions);
          expect(accepted.length).toBeGreaterThan(20);
          for (const some of accepted) expect(some).toContain(sent);
        }
    },
  );

  it('ends with a secret that was not there before, which alone counts', () => {
    const [first, , , second] = history.map(sentBy);
    expect(second).not.toEqual(first);
    for (const accepted of acceptedBy(history[3] ?? {})) expect(accepted).toEqual(second);
    expect(resourcesOf(history[0] ?? {}, 'AWS::SecretsManager::Secret')).toHaveLength(2);
    expect(resourcesOf(history[6] ?? {}, 'AWS::SecretsManager::Secret')).toHaveLength(3);
  });

  it('is of secrets that nobody guesses, without the comma that joins them', () => {
    const secrets = resourcesOf(only(history[1]!, 'Gateway'), 'AWS::SecretsManager::Secret');
    expect(secrets).toHaveLength(2);
    for (const { Properties } of secrets)
      expect(Properties.GenerateSecretString).toEqual({
        PasswordLength: 40,
        ExcludePunctuation: true,
        ExcludeCharacters: ',',
      });
  });

  it('cannot be synthesized with a secret that CloudFront sends and functions refuse', () => {
    expect(() => withSecret(2, 1)).toThrow('Functions would refuse origin secret 2, which CloudFront sends');
  });
});
