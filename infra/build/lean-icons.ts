import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const list = path.join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/lucide-react.mjs');

/** The module of each icon by each of its names, as the package's list of all icons says. */
function iconModules(): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(
    /^export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) modules.set(name, file);
  return modules;
}

/**
 * Icons imported from their own modules. Through the list of all icons every page would seem to need every icon, and
 * those of signed-in pages would be in what all pages share.
 */
export function leanIcons(): Plugin {
  const modules = iconModules();
  const importOf = (name: string): string => {
    const [icon = '', local = icon] = name.split(/\s+as\s+/);
    const file = modules.get(icon);
    return file ? `import ${local} from 'lucide-react/icons/${file}';` : `import { ${name} } from 'lucide-react';`;
  };
  return {
    name: 'lean-icons',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: /from 'lucide-react'/ },
      handler: (code) => ({
        code: code.replaceAll(/import \{([^}]+)\} from 'lucide-react';/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith('type '))
            .map(importOf)
            .join(' '),
        ),
        map: null,
      }),
    },
  };
}
