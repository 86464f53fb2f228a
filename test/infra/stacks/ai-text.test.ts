import { expect, it } from 'vitest';
import { stages } from '../../../infra/stages.ts';
import { resourcesOf, stacksOf, synthesized } from '../app/synthesized.ts';

const arnsOf = (role: ReturnType<typeof asking>[number] | undefined): string[] => {
  const policies = (role?.Properties.Policies ?? []) as {
    PolicyDocument: { Statement: { Action: unknown; Resource: unknown }[] };
  }[];
  const bedrock = policies
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .find(({ Action }) => Action === 'bedrock:InvokeModel');
  return [bedrock?.Resource].flat().map((arn) => JSON.stringify(arn));
};
const asking = (stacks: typeof synthesized.dev) =>
  resourcesOf(stacks, 'AWS::IAM::Role').filter(({ Properties }) =>
    JSON.stringify(Properties.Policies ?? '').includes('bedrock:'),
  );

it('Only the two functions that write summaries may call exactly the stage’s model, and none any model where the stage names none (PROF-14)', () => {
  expect(asking(synthesized.dev)).toEqual([]);
  const roles = asking(stacksOf({ ...stages.dev, aiText: { model: 'amazon.nova-lite-v1:0' } }));
  expect(roles.map(({ Properties }) => Properties.Description)).toEqual([
    'What functions/features/ai/ai.http.ts may do',
    'What functions/features/candidate-profile/candidate-profile.http.ts may do',
  ]);
  const arns = arnsOf(roles[0]);
  expect(arns).toHaveLength(1);
  expect(arns[0]).toMatch(/::foundation-model\/amazon\.nova-lite-v1:0"/);
  expect(arns[0]).not.toContain('*');
});

it('The profile of a model may be called, and that model in whichever region the profile chooses, and no other (PROF-14)', () => {
  const [role] = asking(stacksOf({ ...stages.dev, aiText: { model: 'us.amazon.nova-lite-v1:0' } }));
  const [model, profile] = arnsOf(role).toSorted();
  expect(model).toContain(':bedrock:*::foundation-model/amazon.nova-lite-v1:0');
  expect(profile).toContain('inference-profile/us.amazon.nova-lite-v1:0');
});
