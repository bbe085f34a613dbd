/** Where the chosen country is stored on this device: never taken from the language. */
export const countryKey = 'cogn-help-country';

/**
 * The first line to talk to and the number for danger to life of each country. Part of the program's start, so that they are there
 * when nothing else can be fetched. A test holds them to lines/countries.ts.
 */
export const fewNumbers =
  'BR 188 192,US 988 911,CA 988 911,MX 8009112000 911,AR 08009990091 911,CL *4141 131,PT 1411 112,GB 116123 999,IE 116123 112,ES 024 112,FR 3114 15,CH 143 144,IT +390223272327 112,AU 131114 000,JP 0120279338 119,CN 12356 120,TW 1925 119';
