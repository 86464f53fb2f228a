import { expect, it } from 'vitest';
import { siteConfigOf, withSiteConfig } from '../../../infra/constructs/site-pages.ts';
import { stages } from '../../../infra/stages.ts';
import { hostThemeOf } from '../../../shared/rules/host-theme.ts';
import { hostThemes } from '../../../shared/model/site-config.ts';

it('A page contains what the stage decides, as data that cannot break out of its script', () => {
  const config = siteConfigOf({ ...stages.dev, mapStyleUrl: 'https://tiles.example/</script><script>' });
  const html = withSiteConfig('<head><script type="application/json" id="site-config">{}</script></head>', config);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(JSON.parse(/>(\{.*\})</.exec(html)?.[1] ?? '')).toEqual({
    stage: 'dev',
    mapStyleUrl: 'https://tiles.example/</script><script>',
    passkeys: false,
    hostThemes: stages.dev.hostThemes,
    referralShare: 10,
  });
});

it('A page without a place for configuration stays as it is', () => {
  expect(withSiteConfig('<p>gone</p>', siteConfigOf(stages.local))).toBe('<p>gone</p>');
});

it.each(hostThemes)('The %s look is shown on a laptop too', (theme) => {
  expect(hostThemeOf(`${theme}.localhost`, stages.local.hostThemes)).toBe(theme);
  expect(hostThemeOf('localhost', stages.local.hostThemes)).toBeNull();
});
