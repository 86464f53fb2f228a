import { expect, it } from 'vitest';
import { stages } from '../../../infra/stages.ts';
import { resourcesOf, stacksOf, synthesized } from '../app/synthesized.ts';

const variablesOf = (stacks: typeof synthesized.dev) =>
  resourcesOf(stacks, 'AWS::Lambda::Function').flatMap(({ Properties }) => {
    const { Variables } = (Properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
    return Variables && 'ZOOM_ACCOUNT_ID' in Variables ? [Variables] : [];
  });

it('One function has Zoom’s credentials, the secret by reference to Secrets Manager, and none where the stage names none', () => {
  expect(variablesOf(synthesized.dev)).toMatchObject([{ ZOOM_ACCOUNT_ID: '', ZOOM_CLIENT_SECRET: '' }]);
  const zoom = { accountId: 'account', clientId: 'client', host: 'interviews@example.com', secretName: 'hirehub/zoom' };
  const [only, ...others] = variablesOf(stacksOf({ ...stages.dev, zoom }));
  expect(others).toEqual([]);
  expect(only).toMatchObject({ ZOOM_ACCOUNT_ID: 'account', ZOOM_CLIENT_ID: 'client', ZOOM_HOST: zoom.host });
  expect(JSON.stringify(only!['ZOOM_CLIENT_SECRET'])).toContain('{{resolve:secretsmanager:hirehub/zoom:');
});
