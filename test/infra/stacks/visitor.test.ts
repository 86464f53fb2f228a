import { expect, it } from 'vitest';
import { stages } from '../../../infra/stages.ts';
import { resourcesOf, stacksOf, synthesized } from '../app/synthesized.ts';

const variablesOf = (stacks: typeof synthesized.dev) =>
  resourcesOf(stacks, 'AWS::Lambda::Function').flatMap(({ Properties }) => {
    const { Variables } = (Properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
    return Variables && 'VISITOR_EMAIL' in Variables ? [Variables] : [];
  });

it('One function visits the site: as a guest, or with the account that the stage names, its password by reference', () => {
  expect(variablesOf(synthesized.dev)).toMatchObject([{ VISITOR_EMAIL: '', VISITOR_PASSWORD: '' }]);
  const visitor = { email: 'visitor@hirehub.example', secretName: 'hirehub/visitor' };
  const [only, ...others] = variablesOf(stacksOf({ ...stages.dev, visitor }));
  expect(others).toEqual([]);
  expect(only).toMatchObject({ VISITOR_EMAIL: visitor.email });
  expect(JSON.stringify(only!['VISITOR_PASSWORD'])).toContain('{{resolve:secretsmanager:hirehub/visitor:');
});
