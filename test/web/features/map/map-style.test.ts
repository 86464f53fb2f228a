// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { withSiteConfig } from '../../../../infra/constructs/site-pages.ts';
import { styleOf } from '../../../../web/features/map/map-style.ts';

const place = '<script type="application/json" id="site-config">{}</script>';

afterEach(() => document.body.replaceChildren());

it('is the built-in one in the colours of the page, which needs no network', () => {
  expect([styleOf('light'), styleOf('dark')]).toEqual(['/map/light.json', '/map/dark.json']);
  document.body.innerHTML = withSiteConfig(place, { stage: 'dev', mapStyleUrl: null, hostThemes: [] });
  expect(styleOf('dark')).toBe('/map/dark.json');
});

it('is any MapLibre style that the stage names', () => {
  document.body.innerHTML = withSiteConfig(place, {
    stage: 'dev',
    mapStyleUrl: 'https://tiles.example/styles/streets.json?key=</script>',
    hostThemes: [],
  });
  expect(styleOf('light')).toBe('https://tiles.example/styles/streets.json?key=</script>');
});
