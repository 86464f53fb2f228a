// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { withSiteConfig } from '../../../../../infra/constructs/site-pages.ts';
import { styleOf } from '../../../../../web/features/map/model/map-style.ts';

const place = '<script type="application/json" id="site-config">{}</script>';

afterEach(() => document.body.replaceChildren());

it('The default map style is built in, uses the page’s colours and needs no network', () => {
  expect([styleOf('light'), styleOf('dark')]).toEqual(['/map/light.json', '/map/dark.json']);
  document.body.innerHTML = withSiteConfig(place, {
    stage: 'dev',
    mapStyleUrl: null,
    hostThemes: [],
    referralShare: 10,
    passkeys: false,
  });
  expect(styleOf('dark')).toBe('/map/dark.json');
});

it('The map style can be any MapLibre style named in the stage settings', () => {
  document.body.innerHTML = withSiteConfig(place, {
    stage: 'dev',
    mapStyleUrl: 'https://tiles.example/styles/streets.json?key=</script>',
    hostThemes: [],
    referralShare: 10,
    passkeys: false,
  });
  expect(styleOf('light')).toBe('https://tiles.example/styles/streets.json?key=</script>');
});
