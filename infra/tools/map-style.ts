/** Colours of the built-in map: those of web/ui/theme/tokens.css, but quieter, so that markers stand out. */
const palettes = {
  light: { sea: '#e1e8ec', land: '#f7f8fa', coast: '#c5ccd5', country: '#a9b2be', state: '#d6dbe2', names: { country: '#616b79', state: '#838d9b', city: '#4c5563' }, halo: '#fdfdfe' },
  dark: { sea: '#0c1014', land: '#1c2127', coast: '#333c47', country: '#596473', state: '#333c47', names: { country: '#949eac', state: '#707c8c', city: '#b1bac6' }, halo: '#14181d' },
};

type Theme = keyof typeof palettes;

const names = (kind: string) => ['==', ['get', 'kind'], kind];
const byZoom = (...stops: number[]) => ['interpolate', ['linear'], ['zoom'], ...stops];

interface LabelOptions {
  size: unknown;
  minzoom?: number;
  maxzoom?: number;
  filter?: unknown;
  layout?: object;
}

function labels(theme: Theme, kind: 'city' | 'state' | 'country', { size, filter, layout, ...zooms }: LabelOptions) {
  const colour = palettes[theme];
  return {
    id: `${kind} names`,
    type: 'symbol',
    source: 'labels',
    ...zooms,
    filter: filter ? ['all', names(kind), filter] : names(kind),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['Inter Variable', 'system-ui', 'sans-serif'],
      'text-size': size,
      'text-padding': 6,
      'symbol-sort-key': ['get', 'rank'],
      ...layout,
    },
    paint: { 'text-color': colour.names[kind], 'text-halo-color': colour.halo, 'text-halo-width': 1.2 },
  };
}

/**
 * A MapLibre style of the built-in map. It names no glyphs, so labels are drawn with the page's own font.
 * @see https://maplibre.org/maplibre-style-spec/
 */
export function mapStyle(theme: Theme) {
  const colour = palettes[theme];
  return {
    version: 8,
    name: `HireHub ${theme}`,
    sources: {
      land: { type: 'geojson', data: '/map/land.json', attribution: 'Natural Earth' },
      borders: { type: 'geojson', data: '/map/borders.json' },
      labels: { type: 'geojson', data: '/map/labels.json', attribution: 'GeoNames' },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colour.sea } },
      { id: 'land', type: 'fill', source: 'land', filter: names('land'), paint: { 'fill-color': colour.land, 'fill-outline-color': colour.coast } },
      { id: 'lakes', type: 'fill', source: 'land', filter: names('lake'), paint: { 'fill-color': colour.sea, 'fill-outline-color': colour.coast } },
      { id: 'state borders', type: 'line', source: 'borders', minzoom: 3, filter: names('state'), paint: { 'line-color': colour.state, 'line-width': byZoom(3, 0.5, 8, 1.2) } },
      { id: 'country borders', type: 'line', source: 'borders', filter: names('country'), paint: { 'line-color': colour.country, 'line-width': byZoom(2, 0.6, 8, 1.6) } },
      // Where names collide, those of later layers stay.
      labels(theme, 'state', { size: byZoom(4, 10, 7, 13), minzoom: 4, maxzoom: 8, layout: { 'text-transform': 'uppercase', 'text-letter-spacing': 0.08, 'text-max-width': 7 } }),
      labels(theme, 'city', {
        size: byZoom(4, 11, 8, 13, 12, 16),
        minzoom: 3.4,
        filter: ['<=', ['floor', ['get', 'rank']], ['zoom']],
        layout: { 'text-variable-anchor': ['center', 'top', 'bottom'] },
      }),
      labels(theme, 'country', { size: byZoom(2, 11, 5, 15), maxzoom: 6, layout: { 'text-max-width': 7 } }),
    ],
  };
}
