/** Colours of the built-in map: those of web/ui/theme/tokens.css, but quieter, so that markers stand out. */
const palettes = {
  light: {
    sea: '#d3e1e7',
    shallows: '#e2ecf0',
    land: '#f8f8f7',
    coast: '#aebfc9',
    country: '#98a5b2',
    state: '#d3d8dd',
    names: { country: '#616b79', state: '#838d9b', city: '#4c5563' },
    halo: '#f8f8f7',
  },
  dark: {
    sea: '#0b1218',
    shallows: '#101a21',
    land: '#1d2329',
    coast: '#3a4752',
    country: '#647181',
    state: '#363f4a',
    names: { country: '#949eac', state: '#707c8c', city: '#b1bac6' },
    halo: '#171c22',
  },
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
    paint: {
      'text-color': colour.names[kind],
      'text-halo-color': colour.halo,
      'text-halo-width': 1.6,
      'text-halo-blur': 0.4,
    },
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
      // Drawn before the land, so that only the half on water is visible.
      {
        id: 'shallows',
        type: 'line',
        source: 'land',
        filter: names('land'),
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colour.shallows, 'line-width': byZoom(2, 7, 8, 22), 'line-blur': byZoom(2, 5, 8, 14) },
      },
      { id: 'land', type: 'fill', source: 'land', filter: names('land'), paint: { 'fill-color': colour.land } },
      { id: 'lakes', type: 'fill', source: 'land', filter: names('lake'), paint: { 'fill-color': colour.sea } },
      {
        id: 'coasts',
        type: 'line',
        source: 'land',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colour.coast, 'line-width': byZoom(2, 0.6, 8, 1.2) },
      },
      {
        id: 'state borders',
        type: 'line',
        source: 'borders',
        filter: names('state'),
        paint: { 'line-color': colour.state, 'line-width': byZoom(2, 0.6, 8, 1.4) },
      },
      {
        id: 'country borders',
        type: 'line',
        source: 'borders',
        filter: names('country'),
        paint: { 'line-color': colour.country, 'line-width': byZoom(2, 0.8, 8, 1.8) },
      },
      // Where names collide, those of later layers win.
      labels(theme, 'state', {
        size: byZoom(4, 10, 7, 13),
        minzoom: 4,
        maxzoom: 8,
        layout: { 'text-transform': 'uppercase', 'text-letter-spacing': 0.08, 'text-max-width': 7 },
      }),
      labels(theme, 'city', {
        size: byZoom(4, 11, 8, 13, 12, 16),
        minzoom: 3.4,
        filter: ['<=', ['floor', ['get', 'rank']], ['zoom']],
        layout: { 'text-variable-anchor': ['center', 'top', 'bottom'], 'text-radial-offset': 1.5 },
      }),
      // A name that a mark would cover steps aside.
      labels(theme, 'country', {
        size: byZoom(2, 11, 5, 15),
        maxzoom: 6,
        layout: {
          'text-max-width': 7,
          'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
          'text-radial-offset': 1.9,
        },
      }),
    ],
  };
}
