/** As the server leaves them out (`server/src/functions/crisis-alert/without-links.ts`; `tests/contract/crisis-preview.test.ts` holds the two together). */
const rules: readonly (readonly [found: RegExp, instead: string])[] = [
  [/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ''],
  [/:\s*[/\\]{2,}/g, ': '],
  [/(?<=[\p{L}\p{N}])[.\uff0e\uff61](?=\p{L})/gu, '. '],
  [/(?<=[a-z0-9])\u3002(?=[a-z])/gi, '\u3002 '],
  [/(?<=\d)\.(?=\d+\.\d+\.\d)/g, '. '],
];

/** A text as it is sent: the same words, with nothing that a telephone or a mail program makes a link of. */
export function withoutLinks(text: string): string {
  return rules.reduce((changed, [found, instead]) => changed.replace(found, instead), text);
}
