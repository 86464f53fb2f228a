import { expect, it } from 'vitest';
import { sourceFiles } from './tree.ts';

// Whoever knows one dialog knows them all: what leaves things as they are comes first, what the dialog is for comes last.
const dialogs = sourceFiles('web').flatMap(({ path, text }) =>
  [...text.matchAll(/^( *)<\w*Modal\n((?:\1 {2,}.*\n)+)/gm)].map(([, , props = '']) => ({ path, props })),
);
const buttonsOf = (props: string): string[] => {
  const [, , actions = ''] = /^( *)actions=\{\n([^]*?)^\1\}$/m.exec(props) ?? [];
  // Where a dialog has something to choose and later only an end, the first counts.
  return [...(actions.split('<>').at(-1) ?? '').matchAll(/<Button\b([^]*?)(?<!=)>/g)].map(([, given = '']) => given);
};
const acts = /kind=("(primary|danger)"|\{.*'primary')/;

it('The buttons of every dialog have one order: first what leaves it, last what it is for', () => {
  const several = dialogs
    .map(({ path, props }) => ({ path, buttons: buttonsOf(props) }))
    .filter(({ buttons }) => buttons.length > 1);
  // Most have it by their kind, a question or a form, which have tests of their own.
  expect(several.length).toBeGreaterThan(10);
  const other = several.filter(({ buttons }) => acts.test(buttons[0] ?? '') || !acts.test(buttons.at(-1) ?? ''));
  expect(other.map(({ path }) => path)).toEqual([]);
});
