import fc from 'fast-check';

/** Values that attackers, faulty programs and keyboards send. */
export const anyValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.uuid(),
  fc.integer().map(String),
  fc.constantFrom(
    ...['', '0', '-1', '1e309', '99999999999999999999', 'NaN', 'infinity', 'null', 'true', '2026-02-30', '10000-01-01'],
    ...["'", "''; drop table public.profiles; --", "1' or '1'='1", '$1', '$$', '%', '_', '\\', '\\x', '"', '`', '*'],
    ...[
      '{}',
      '{1',
      '[1,2)',
      '("',
      '(',
      ')',
      '{"a":',
      '[]',
      '../../etc/passwd',
      '..%2f..%2f',
      '<script>',
      '${7*7}',
      '{{7*7}}',
    ],
    ...[
      '\0',
      'a\0b',
      '\ud800',
      '\u202e',
      '🙂',
      '​',
      'a\r\nset-cookie: x=y',
      'A'.repeat(3000),
      '['.repeat(500),
      '_'.repeat(60),
    ],
    ...['pg_sleep(5)', 'current_user', 'auth.users', 'pg_catalog.pg_class', '__proto__', 'constructor', 'toString'],
    ...['(a+)+$', '(((((((((a*)*)*)*)*)*)*)*)*', '%a%a%a%a%a%a%a%a', '0x', '٣', '１２', 'İ', 'ß', 'ﬁ'],
  ),
);

/** Any JSON, or text that is almost JSON. */
export const anyBody = fc.oneof(
  fc.json({ maxDepth: 4 }),
  anyValue,
  fc.constantFrom(
    ...[
      '{"a":1,"a":2}',
      '{"__proto__":{"role":"service_role"}}',
      '[[[[[[[[]]]]]]]]',
      '{"a":'.repeat(300),
      '[{},',
      '\ufeff{}',
    ],
    ...[
      `{"email":${'['.repeat(2000)}`,
      '1e400',
      '{"a":1e400}',
      '"\\ud800"',
      '{"\\u0000":1}',
      'nan',
      '{"id":12345678901234567890}',
    ],
  ),
);

/** Headers that change the meaning of a request. Most requests have none of them, because even one often causes a refusal. */
export const anyHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.constantFrom('count=exact', 'return=representation').map((prefer) => ({ prefer })) },
  { weight: 1, arbitrary: weirdHeaders() },
);

function weirdHeaders(): fc.Arbitrary<Record<string, string>> {
  return fc.record(
    {
      prefer: fc.oneof(
        fc.constantFrom(
          ...['count=exact', 'count=planned', 'return=representation', 'return=minimal', 'return=headers-only'],
          ...['resolution=merge-duplicates,return=representation', 'resolution=ignore-duplicates', 'missing=default'],
          ...['handling=strict,nope', 'max-affected=1,handling=strict', 'tx=rollback', 'timezone=Mars/Olympus'],
        ),
        headerText(),
      ),
      accept: fc.oneof(
        fc.constantFrom('application/vnd.pgrst.object+json', 'text/csv', '*/*', ';;', 'application/json;q=x'),
        headerText(),
      ),
      range: fc.oneof(fc.constantFrom('0-1', '5-2', 'x', '999999999999-', '-', '0-'), headerText()),
      'content-type': fc.constantFrom(
        'application/json',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'image/png',
        '',
      ),
      'content-profile': fc.constantFrom('public', 'auth', 'app', 'pg_catalog', ''),
      'accept-profile': fc.constantFrom('public', 'auth', 'app', 'pg_catalog', ''),
      'x-supabase-api-version': fc.constantFrom('2024-01-01', '1', 'x', '9999-99-99'),
      'accept-language': fc.constantFrom('pt', 'xx', '*;q=0', 'a'.repeat(300)),
      'user-agent': headerText(),
      cookie: headerText(),
      host: fc.constantFrom('evil.example', '', 'localhost'),
    },
    { requiredKeys: [] },
  );
}

/** A text of characters that are allowed in a header. A client could not send other characters to a server. */
function headerText(): fc.Arbitrary<string> {
  return fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 40 });
}
