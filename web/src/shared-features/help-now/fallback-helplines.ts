/** The storage key of the country that the user chose. The app never derives the country from the language. */
export const countryKey = 'cogn-help-country';

/**
 * One helpline and the emergency number of each country. They are in the initial bundle, so that they show even if nothing
 * else can be fetched. A test compares them with helplines/countries.ts.
 */
export const fallbackLines =
  'BR 188 192,US 988 911,CA 988 911,MX 8009112000 911,AR 08009990091 911,CL *4141 131,PT 1411 112,GB 116123 999,IE 116123 112,ES 024 112,FR 3114 15,CH 143 144,IT +390223272327 112,AU 131114 000,JP 0120279338 119,CN 12356 120,TW 1925 119';
