import { createElement, type ComponentType, type SVGProps } from 'react';

/** An icon as lucide-react ships it: what is drawn on a field of 24 by 24. */
export interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Makes lucide's icons into components, in the built pages instead of lucide's own function, which brings 2 KB for
 * aliases, contexts and class names that nothing here uses. An icon without a name of its own stays hidden from
 * assistive technology.
 */
export function createIcon({ node }: IconData): ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }> {
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !rest['aria-label'] || undefined,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
