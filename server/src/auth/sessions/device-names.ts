/** No browser's user agent is longer; a header may have 16 kB. */
const longestUserAgent = 512;

/** Names by their sign in the user agent; the first that is there counts, since later ones are claimed by nearly all. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S{1,40} (Mobile\/\S{1,40} )?Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Enough for a person to know their own devices apart ('Firefox, Linux'), and no more: the user agent as such, which helps to follow people
 * around, is not kept. Empty for a program that is no browser.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, longestUserAgent) ?? '';
  const nameIn = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(text))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ');
}
