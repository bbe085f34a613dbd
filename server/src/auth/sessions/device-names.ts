/** Maximum characters of the user agent to read. A header may have 16 kB, but no browser's user agent is longer than this. */
const longestUserAgent = 512;

/**
 * Browsers by their marker in the user agent. The first match in this list counts: most user agents also contain the marker of a
 * browser further down.
 */
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
 * Returns a short device name ('Firefox, Linux') by which users recognise their devices, or an empty text if the user agent names
 * no known browser or system. The server does not store the full user agent, because it helps to track people.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, longestUserAgent) ?? '';
  const nameIn = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(text))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ');
}
