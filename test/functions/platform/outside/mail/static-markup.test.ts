import { createElement as h, Fragment } from 'react';
import { expect, it } from 'vitest';
import { staticMarkup } from '../../../../../functions/platform/outside/mail/static-markup.ts';

const Name = ({ of }: { of: string }) => h('b', null, of);

it.each([
  ['nothing', [null, undefined, true, false], ''],
  ['texts and numbers, escaped', [`a<b>&"c'`, 0, 7], 'a&lt;b&gt;&amp;&quot;c&#39;07'],
  ['fragments and components', h(Fragment, null, 'x', h(Name, { of: '<Ann>' })), 'x<b>&lt;Ann&gt;</b>'],
  ['elements within elements', h('p', null, 'a', h('i', null, 'b'), ['c', 'd']), '<p>a<i>b</i>cd</p>'],
  ['elements that hold nothing', [h('br'), h('hr'), h('img', { alt: 'A' }), h('p')], '<br><hr><img alt="A"><p></p>'],
  [
    'more elements that hold nothing',
    [h('input'), h('link'), h('meta', { charSet: 'utf-8' })],
    '<input><link><meta charset="utf-8">',
  ],
  ['style sheets as they are', h('style', null, 'a > b { color: red }'), '<style>a > b { color: red }</style>'],
  [
    'attributes by the names of HTML, without those that are off',
    h('td', { className: 'x', colSpan: 2, title: `"<&'`, hidden: false, id: undefined, lang: null as never }),
    '<td class="x" colspan="2" title="&quot;&lt;&amp;&#39;"></td>',
  ],
  [
    'further names of HTML',
    h('table', { cellPadding: 1, cellSpacing: 0 }, h('path', { strokeWidth: 2 })),
    '<table cellpadding="1" cellspacing="0"><path stroke-width="2"></path></table>',
  ],
  [
    'styles with lengths in pixels',
    h('p', { style: { fontSize: 14, marginTop: 0, fontWeight: 600, lineHeight: 1.5, opacity: 0.5, color: 'red' } }),
    '<p style="font-size:14px;margin-top:0;font-weight:600;line-height:1.5;opacity:0.5;color:red"></p>',
  ],
])('A letter’s markup has %s', (_what, node, markup) => {
  expect(staticMarkup(node)).toBe(markup);
});
