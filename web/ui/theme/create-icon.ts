import { createElement, type ComponentType, type SVGProps } from 'react';

/** An icon as lucide-react ships it, drawn on a grid of 24 by 24. */
export interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Creates lucide's icon components. Builds use it instead of lucide's own function, which adds 2 KB for unused aliases,
 * contexts and class names. An icon without a name is hidden from assistive technology.
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
