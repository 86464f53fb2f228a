// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as lucide from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createIcon, type IconData } from '../../../../web/ui/theme/create-icon.ts';
import { root } from '../../../house/tree.ts';

const imported = globSync('web/**/*.tsx', { cwd: root, exclude: ['web/dist/**'] }).flatMap((file) =>
  Array.from(
    readFileSync(path.join(root, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
    ([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  ).flat(),
);
const names = [...new Set(imported)].filter((name) => name && !name.startsWith('type ')).toSorted();
const icons = lucide as unknown as Record<string, ComponentType<Record<string, unknown>>>;
const list = readFileSync(path.join(root, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'), 'utf8');
// Some names are another icon's.
const fileOf = (name: string) =>
  new RegExp(`default as ${name}[ ,].* from '\\./(icons/[\\w-]+\\.mjs)'`).exec(list)?.[1] ?? '';

/** Every attribute but lucide's own class names and the name space, which HTML does not need. */
function drawn(Icon: ComponentType<Record<string, unknown>>, props: Record<string, unknown>): Record<string, string> {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(createElement(Icon, props));
  const [svg] = place.children;
  const attributes = Array.from(svg?.attributes ?? [], ({ name, value }) => [
    name,
    name === 'class'
      ? value
          .split(' ')
          .filter((one) => !one.startsWith('lucide'))
          .join(' ')
      : value,
  ]);
  return {
    ...Object.fromEntries(
      attributes.filter(([name, value]) => name !== 'xmlns' && !(name === 'class' && value === '')),
    ),
    inner: svg?.innerHTML ?? '',
  };
}

it.each(names)('The icon %s looks in built pages as lucide draws it', async (name) => {
  const { __iconData: data } = (await import(
    path.join(root, `node_modules/lucide-react/dist/esm/${fileOf(name)}`)
  )) as { __iconData: IconData };
  const ours = createIcon(data) as ComponentType<Record<string, unknown>>;
  for (const props of [
    {},
    { size: 16, 'aria-hidden': true },
    { className: 'mark', fill: 'currentColor' },
    { 'aria-label': 'Named' },
  ]) {
    expect(drawn(ours, props)).toEqual(drawn(icons[name] ?? (() => null), props));
  }
});
