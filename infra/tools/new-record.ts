import { camel, change, create, nameFrom, pascal } from './scaffold.ts';

/*
 * Starts an entity of the table: its record with the write of a new one, its keys, and its place in the inventory
 * of personal data. It begins as something that a user has many of, oldest first; change what does not fit.
 *
 *   npm run new-record -- reference
 */

const noun = nameFrom(process.argv[2], 'record');
const [name, type] = [camel(noun), pascal(noun)];
const words = noun.replaceAll('-', ' ');
const plural = (text: string) => (/[^aeiou]y$/.test(text) ? `${text.slice(0, -1)}ies` : `${text}s`);
const key = noun.toUpperCase();

create(
  `functions/records/${noun}.ts`,
  `import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A ${words} as stored. */
export interface Stored${type} {
  id: number;
  userId: number;
}

/** The write of a new ${words}; a second one with its id is refused. */
export function new${type}Write(${name}: Stored${type}): SingleWrite {
  return {
    put: { ...keys.${name}(${name}.userId, ${name}.id), ...${name} },
    when: isNew,
    refusal: refuse.conflict('This ${words} already exists'),
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  ${name}: {
    holds: '${plural(words)} of a user: say what they hold about whom',
    own: (userId) => keys.${plural(name)}(userId),
    exported: { file: '${plural(noun)}' },
    erasure: remove,
  },
  ${plural(name)}: { leadsTo: '${name}' },
} satisfies PersonalData;
`,
);

change('functions/platform/table/keys.ts', (text) =>
  text.includes(`  ${name}: (`)
    ? text
    : `import type { Stored${type} } from '../../records/${noun}.ts';\n${text}`.replace(
        /\n\} as const;\n*$/,
        `

  // Which ${plural(words)} does this user have, oldest first?
  ${name}: (userId: number, ${name}Id: number) =>
    item<Stored${type}>(\`USER#\${userId}#${plural(noun).toUpperCase()}\`, \`${key}#\${sortable(${name}Id)}\`),
  ${plural(name)}: (userId: number) => items<Stored${type}>(\`USER#\${userId}#${plural(noun).toUpperCase()}\`, '${key}#'),
} as const;
`,
      ),
);

change('functions/features/personal-data/inventory.ts', (text) =>
  text.includes(`/${noun}.ts'`)
    ? text
    : text
        .replace(
          'import type { Declared',
          `import { personalData as ${name} } from '../../records/${noun}.ts';\nimport type { Declared`,
        )
        .replace('\n];\n\nconst inOwnPartition', `\n  ${name},\n];\n\nconst inOwnPartition`),
);

console.log(
  `Next: say in functions/records/${noun}.ts what is stored and what it holds about whom, and read it in the store of its feature.`,
);
