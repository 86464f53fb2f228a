import { mercator } from '../../shared/rules/mercator.ts';

/** An outline of land as [lng, lat] in degrees. */
export type Outline = readonly (readonly [number, number])[];

/** Units of the drawing that a line may be off by; an island smaller than a few of them is left out. */
const coarse = 4;

/** Land as one SVG path of the id `land` on the map of `shared/rules/mercator.ts`, in steps from point to point. */
export function stillMap(outlines: readonly Outline[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5000 5000"><path id="land" d="${outlines.map(pathOf).join('')}"/></svg>\n`;
}

function pathOf(outline: Outline): string {
  const points: [number, number][] = [];
  for (const [lng, lat] of outline) {
    const { x, y } = mercator({ lat, lng });
    const [lastX, lastY] = points.at(-1) ?? [Infinity, Infinity];
    if (Math.hypot(x - lastX, y - lastY) >= coarse) points.push([Math.round(x), Math.round(y)]);
  }
  const [first, ...rest] = points;
  if (!first || rest.length < 3) return '';
  let [atX, atY] = first;
  const steps = rest.map(([x, y]) => {
    const step = `${x - atX} ${y - atY}`.replace(' -', '-');
    [atX, atY] = [x, y];
    return step;
  });
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}
