/** What a browser calls itself, in plain words; null where it does not say. */
export interface DeviceWords {
  browser: string | null;
  system: string | null;
}

// The order matters: nearly every browser also names those it descends from.
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows NT\b|\bWindows Phone\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstIn = (words: readonly [RegExp, string][], userAgent: string): string | null =>
  words.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Browser and system of a `User-Agent`, so that users recognise their sessions; nothing else of it is stored. */
export function deviceWords(userAgent: string): DeviceWords {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}
