import { existsSync } from 'node:fs';
import path from 'node:path';
import { camel, change, create, nameFrom, pascal, withImport } from './scaffold.ts';

/*
 * Adds an operation to a feature: its route, rule, handler and the rule's test.
 *
 *   npm run new-operation -- points redeem-points
 *
 * The route is a POST that refuses everybody (it names no role) until its author says who may; the rule refuses until
 * it decides.
 */

const feature = nameFrom(process.argv[2], 'feature');
const operation = nameFrom(process.argv[3], 'operation');
const [featureName, name] = [camel(feature), camel(operation)];
const inContract = feature === featureName ? `contract.${featureName}` : `contract['${feature}']`;
/** From the folder of a feature. */
const toFunctions = '../..';
const words = operation.replaceAll('-', ' ');
const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

if (!existsSync(path.join(import.meta.dirname, '../..', `shared/contract/${feature}.ts`))) {
  console.error(`There is no feature ${feature}; start it with: npm run new-feature -- ${feature}`);
  process.exit(2);
}

change(`shared/contract/${feature}.ts`, (text) => {
  const route = `  ${name}: route({
    method: 'POST',
    path: '/api/${feature}/${operation}',
    roles: [],
    summary: '${sentence}.',
    request: { body: z.strictObject({}) },
    response: z.object({ done: z.literal(true) }),
    errors: ['conflict'],
  }),
`;
  const added = text.replace(/\n\}( satisfies Record<string, RouteDefinition>)?;\n*$/, `\n${route}};\n`);
  const unused = added.replace("import type { RouteDefinition } from './route.ts';\n", '');
  const withRoute = unused.includes("from './route.ts'") ? unused : `import { route } from './route.ts';\n${unused}`;
  return withRoute.includes("from 'zod'") ? withRoute : `import * as z from 'zod';\n${withRoute}`;
});

create(
  `functions/features/${feature}/${operation}.ts`,
  `import { refuse } from '${toFunctions}/platform/door/refusal.ts';

/** The state before and the request; the rule returns the state after, or refuses. */
export interface ${pascal(operation)}Request {
  at: string;
}

/** ${sentence}: decides from its arguments alone. */
export function ${name}(request: ${pascal(operation)}Request): { done: true } {
  throw refuse.conflict(\`Nobody may ${words} yet (\${request.at})\`);
}
`,
);

create(
  `functions/features/${feature}/${operation}.handler.ts`,
  `import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '${toFunctions}/platform/door/handler.ts';
import type { Clock } from '${toFunctions}/platform/door/clock.ts';
import { ${name} } from './${operation}.ts';

export const ${name}Handler = handler(${inContract}.${name}, async (_call, { clock }: { clock: Clock }) => ${name}({ at: clock.now() }));
`,
);

change(`functions/features/${feature}/${feature}.http.ts`, (text) => {
  const handlers = /\[([^\]]*?),?\s*\]/;
  const withOne = (_: string, others: string) => `[${[others, `${name}Handler`].filter(Boolean).join(', ')}]`;
  const listed = text.includes(`${name}Handler`) ? text : text.replace(handlers, withOne);
  return withImport(listed, `import { ${name}Handler } from './${operation}.handler.ts';`);
});

create(
  `test/functions/features/${feature}/${operation}.test.ts`,
  `import { expect, it } from 'vitest';
import { ${name} } from '../../../../functions/features/${feature}/${operation}.ts';

it('refuses until it decides', () => {
  expect(() => ${name}({ at: '2026-01-05T09:00:00.000Z' })).toThrow('Nobody may ${words} yet');
});
`,
);

console.log(
  'Next: declare in the contract who may call it and with what, add its row in test/permissions/<area>-rows.ts by hand, decide in the rule, and prove a requirement with a test that names its id.',
);
