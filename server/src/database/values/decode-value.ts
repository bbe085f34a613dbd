type Decoder = (text: string) => unknown;

const toNumber: Decoder = (text) => Number(text);
const toJson: Decoder = (text) => JSON.parse(text) as unknown;
const toBytes: Decoder = (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'));
const toText: Decoder = (text) => text;

/**
 * PostgreSQL writes '2026-11-21 09:26:00.123456+00', 'infinity' or a year BC. `Date` can parse only the first form; the
 * others stay text.
 */
const toTime: Decoder = (text) => {
  const time = new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
  return Number.isNaN(time.getTime()) ? text : time;
};

/**
 * The decoders of built-in types: [the type's OID, the OID of its array type, decoder]. PostgreSQL fixes these OIDs in
 * pg_type.dat. Types that stay text are listed so that their arrays can be decoded.
 */
const known: readonly [type: number, array: number, decode: Decoder][] = [
  [16, 1000, (text) => text === 't'], // boolean
  [17, 1001, toBytes], // bytea
  [20, 1016, toNumber], // bigint
  [21, 1005, toNumber], // smallint
  [23, 1007, toNumber], // integer
  [26, 1028, toNumber], // oid
  [114, 199, toJson], // json
  [700, 1021, toNumber], // real
  [701, 1022, toNumber], // double precision
  [1184, 1185, toTime], // timestamptz
  [3802, 3807, toJson], // jsonb
  [18, 1002, toText], // "char"
  [19, 1003, toText], // name
  [25, 1009, toText], // text
  [1042, 1014, toText], // character
  [1043, 1015, toText], // character varying
  [1082, 1182, toText], // date
  [1083, 1183, toText], // time
  [1114, 1115, toText], // timestamp
  [1700, 1231, toText], // numeric
  [2950, 2951, toText], // uuid
];

const decoders = new Map<number, Decoder>();
for (const [type, array, decode] of known) {
  decoders.set(type, decode);
  decoders.set(array, (text) => decodeArray(text, decode));
}

/** Returns the decoder of a type by its OID, as port.ts documents. Values of unknown types stay text. */
export function decoderOf(type: number): Decoder {
  return decoders.get(type) ?? toText;
}

/** Parses PostgreSQL's text of an array, `{1,"a \" b",NULL,{2}}`, into a JavaScript array. */
function decodeArray(text: string, decodeElement: (text: string) => unknown): unknown[] {
  // PostgreSQL writes lower bounds other than 1 before the braces: '[0:1]={...}'. A JavaScript array cannot represent
  // them, so skip them.
  let at = text.indexOf('{');

  function readList(): unknown[] {
    const elements: unknown[] = [];
    at += 1;
    while (text[at] !== '}') {
      if (text[at] === ',') at += 1;
      else if (text[at] === '{') elements.push(readList());
      else elements.push(text[at] === '"' ? readQuoted() : readBare());
    }
    at += 1;
    return elements;
  }

  function readQuoted(): unknown {
    let value = '';
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1;
      value += text[at] ?? '';
    }
    at += 1;
    return decodeElement(value);
  }

  function readBare(): unknown {
    const start = at;
    while (text[at] !== ',' && text[at] !== '}') at += 1;
    const value = text.slice(start, at);
    return value === 'NULL' ? null : decodeElement(value);
  }

  return readList();
}
