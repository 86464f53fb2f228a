import { $createListItemNode, $createListNode, type ListType } from '@lexical/list';
import { $createTextNode, $getRoot, createEditor, TextNode } from 'lexical';
import { expect, it } from 'vitest';
import {
  $fillWithMarkdown,
  $markdownOfText,
  $withoutTypedMark,
  richNodes,
} from '../../../../web/ui/fields/rich-text-markdown.ts';

/** What a text becomes that is opened and changed elsewhere in it. */
function kept(markdown: string): string {
  const editor = createEditor({
    nodes: richNodes,
    onError: (error) => {
      throw error;
    },
  });
  editor.update(() => $fillWithMarkdown(markdown), { discrete: true });
  return editor.getEditorState().read($markdownOfText);
}

it.each([
  [
    'headings, emphasis, lists and links',
    '## Role\n\nCare for **critical** patients, *at night*.\n\n- one\n- two\n\n1. a\n2. b\n\nSee [us](https://x.example).',
  ],
  ['lines that belong together', 'Line one\nLine two\n\nNext'],
  ['bullets of word processors', '• one\n• two\n\n1) a\n2) b'],
  ['HTML and a table, which are text', '<b>bold</b> & more\n\n| a | b |\n|---|---|\n| 1 | 2 |'],
  ['names of languages and signs', 'C# and C++, 5 > 3, a ~ b, $5k & up'],
  ['underscores in words and addresses', 'snake_case at https://example.com/a_b_c'],
  ['code in a line', 'Run `npm start` first'],
  ['headings of every level', '# One\n\n### Three\n\n###### Six'],
  ['a quote', '> said before'],
  ['accents, joiners and right-to-left text', 'Müller, मीरा, 👩‍⚕️ and سارة'],
  ['nothing', ''],
])('The editor keeps %s', (_, markdown) => {
  expect(kept(markdown)).toBe(markdown);
});

it.each([
  ['a list right below a text', 'Duties\n- one\n- two', 'Duties\n\n- one\n- two'],
  ['emphasis by underscores', '_soon_ and __now__', '*soon* and **now**'],
  ['many empty lines', 'One\n\n\n\nTwo', 'One\n\nTwo'],
  ['a nested list', '- one\n  - two', '- one\n    - two'],
])('The editor writes %s in one way, which it then keeps', (_, markdown, written) => {
  expect(kept(markdown)).toBe(written);
  expect(kept(written)).toBe(written);
});

it('The editor keeps the sense of signs that Markdown would read', () => {
  expect(kept('5 * 3 * 2 and C:\\*')).toBe(kept(kept('5 * 3 * 2 and C:\\*')));
});

it.each<[ListType, string[], string]>([
  ['bullet', ['Assess patients', '- Chart vitals', '• Teach'], '- Assess patients\n- Chart vitals\n- Teach'],
  ['number', ['First', '2. Second', '3) Third'], '1. First\n2. Second\n3. Third'],
  ['bullet', ['5 years', '-5 points', 'a - b'], '- 5 years\n- -5 points\n- a - b'],
])('The lines of a %s list lose the mark that is typed before each: %j', (type, lines, written) => {
  const editor = createEditor({ nodes: richNodes });
  editor.registerNodeTransform(TextNode, $withoutTypedMark);
  const items = () => lines.map((line) => $createListItemNode().append($createTextNode(line)));
  editor.update(() => void $getRoot().append($createListNode(type).append(...items())), { discrete: true });
  expect(editor.getEditorState().read($markdownOfText)).toBe(written);
});
