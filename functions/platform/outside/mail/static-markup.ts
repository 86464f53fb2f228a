import type { ReactElement, ReactNode } from 'react';
import { markupText } from '../../../../shared/rules/markup-text.ts';

type Props = Record<string, unknown> & { children?: ReactNode };

const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);
const attributeNames: Record<string, string> = {
  charSet: 'charset',
  className: 'class',
  cellPadding: 'cellpadding',
  cellSpacing: 'cellspacing',
  colSpan: 'colspan',
  strokeWidth: 'stroke-width',
};
const unitless: ReadonlySet<string> = new Set(['fontWeight', 'lineHeight', 'opacity']);

/**
 * The HTML of a letter's React elements. Letters have neither state nor effects, and React's own renderer alone would
 * take a quarter of what a function may weigh. Text and attributes are escaped; style sheets are our own and are copied
 * as they are.
 */
export function staticMarkup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(staticMarkup).join('');
  if (typeof node !== 'object') return markupText(String(node));
  const { type, props } = node as ReactElement<Props>;
  if (typeof type === 'function') return staticMarkup((type as (given: Props) => ReactNode)(props));
  if (typeof type === 'symbol') return staticMarkup(props.children);
  const { children, ...attributes } = props;
  const open = `<${type}${Object.entries(attributes).map(attribute).join('')}>`;
  if (voidElements.has(type)) return open;
  return `${open}${type === 'style' ? String(children) : staticMarkup(children)}</${type}>`;
}

function attribute([name, value]: [string, unknown]): string {
  if (value === null || value === undefined || value === false) return '';
  const text = name === 'style' ? styleText(value as Record<string, string | number>) : String(value);
  return ` ${attributeNames[name] ?? name}="${markupText(text)}"`;
}

function styleText(style: Record<string, string | number>): string {
  return Object.entries(style)
    .map(
      ([property, value]) =>
        `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${typeof value === 'number' && value !== 0 && !unitless.has(property) ? `${value}px` : value}`,
    )
    .join(';');
}
