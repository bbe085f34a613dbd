/** Only this many characters are read: a header may have 16 kB, but no browser's user agent is longer. */
const longestUserAgent = 512;

/** Names by their marker in the user agent. The first match counts: nearly all user agents also contain a later marker. */
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
 * A short device name ('Firefox, Linux') by which users recognise their devices. The full user agent is not stored, because
 * it helps to track people. Empty for a client that is not a browser.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, longestUserAgent) ?? '';
  const nameIn = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(text))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ');
}
