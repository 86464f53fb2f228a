import { expect, it } from 'vitest';
import { stages } from '../../../infra/stages.ts';
import { resourcesOf, stacksOf, synthesized } from '../app/synthesized.ts';

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
  const statements = (
    roles[0]!.Properties.Policies as { PolicyDocument: { Statement: { Action: unknown; Resource: unknown }[] } }[]
  ).flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  const [bedrock] = statements.filter(({ Action }) => Action === 'bedrock:InvokeModel');
  expect(JSON.stringify(bedrock?.Resource)).toMatch(/::foundation-model\/amazon\.nova-lite-v1:0"/);
});
