import { expect, it } from 'vitest';
import { stages, type Stage } from '../../../infra/stages.ts';
import { resourcesOf, stacksOf, synthesized } from '../app/synthesized.ts';

/** The variables of the functions that have one of this name. */
const variablesOf = (stacks: typeof synthesized.dev, name: string) =>
  resourcesOf(stacks, 'AWS::Lambda::Function').flatMap(({ Properties }) => {
    const { Variables } = (Properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
    return Variables && name in Variables ? [Variables] : [];
  });

const zoom = { accountId: 'account', clientId: 'client', host: 'interviews@example.com', secretName: 'hirehub/zoom' };
const visitor = { email: 'visitor@hirehub.example', secretName: 'hirehub/visitor' };

it.each<[whose: string, set: Partial<Stage>, secret: [variable: string, name: string], facts: Record<string, string>]>([
  [
    'meets at Zoom',
    { zoom },
    ['ZOOM_CLIENT_SECRET', zoom.secretName],
    { ZOOM_ACCOUNT_ID: zoom.accountId, ZOOM_CLIENT_ID: zoom.clientId, ZOOM_HOST: zoom.host },
  ],
  ['visits the site', { visitor }, ['VISITOR_PASSWORD', visitor.secretName], { VISITOR_EMAIL: visitor.email }],
])(
  'One function %s as whom the stage names, its secret by reference to Secrets Manager, and as nobody where it names none',
  (_, set, [variable, name], facts) => {
    const nothing = Object.fromEntries([variable, ...Object.keys(facts)].map((one) => [one, '']));
    expect(variablesOf(synthesized.dev, variable)).toMatchObject([nothing]);
    const [only, ...others] = variablesOf(stacksOf({ ...stages.dev, ...set }), variable);
    expect(others).toEqual([]);
    expect(only).toMatchObject(facts);
    expect(JSON.stringify(only![variable])).toContain(`{{resolve:secretsmanager:${name}:`);
  },
);
