import { camel, change, create, nameFrom, pascal, withImport } from './scaffold.ts';

/*
 * Starts a feature: its contract, Lambda entry and store, and its line in the contract's table.
 *
 *   npm run new-feature -- references
 *
 * Operations come with `npm run new-operation`; the feature has a function as soon as it has one.
 */

const feature = nameFrom(process.argv[2], 'feature');
const name = camel(feature);
/** From the folder of a feature. */
const toFunctions = '../..';

create(
  `shared/contract/${feature}.ts`,
  `import type { RouteDefinition } from './route.ts';

/** What ${feature.replaceAll('-', ' ')} are for, and their area of test/requirements.md. */
export const ${name} = {
} satisfies Record<string, RouteDefinition>;
`,
);

create(
  `functions/features/${feature}/${feature}.store.ts`,
  `import type { Table } from '${toFunctions}/platform/table/table.ts';

export type ${pascal(feature)}Store = ReturnType<typeof ${name}Store>;

/** Reads ${feature.replaceAll('-', ' ')} and composes writes of functions/records; each function is named after its question. */
export function ${name}Store(table: Table) {
  return { table };
}
`,
);

create(
  `functions/features/${feature}/${feature}.http.ts`,
  `import { clock, theTable } from '${toFunctions}/platform/door/dependencies.ts';
import { httpFunction } from '${toFunctions}/platform/door/http-function.ts';
import { accountsIn } from '${toFunctions}/records/account.ts';
import { ${name}Store } from './${feature}.store.ts';

export const handler = httpFunction([], () => ({
  accounts: accountsIn(theTable()),
  ${name}Store: ${name}Store(theTable()),
  clock,
}));
`,
);

change('shared/contract/contract.ts', (text) => {
  const entry = feature === name ? `  ${name},\n` : `  '${feature}': ${name},\n`;
  return withImport(
    text.includes(entry) ? text : text.replace(/\n\} satisfies Record/, `\n${entry}} satisfies Record`),
    `import { ${name} } from './${feature}.ts';`,
  );
});

console.log(`Now: npm run new-operation -- ${feature} <verb-phrase>`);
