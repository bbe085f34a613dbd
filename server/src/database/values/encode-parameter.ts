/**
 * Encodes a parameter as PostgreSQL's text, so that both engines get the same bytes for any column type. Null and
 * undefined become null. A Date becomes ISO time, a Uint8Array becomes hex, an array becomes an array literal, and any
 * other object becomes JSON. To pass an array as JSON, stringify it first, because the column's type is unknown here.
 */
export function encodeParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  switch (typeof value) {
    case 'string':
      // A lone surrogate cannot be encoded in UTF-8, so it becomes the replacement character.
      return value.toWellFormed();
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    case 'object':
      return encodeObject(value);
    default:
      throw new TypeError(`A ${typeof value} cannot be a parameter of a query.`);
  }
}

function encodeObject(value: object): string {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array)
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(encodeElement).join(',')}}`;
  return JSON.stringify(value).toWellFormed();
}

function encodeElement(element: unknown): string {
  if (Array.isArray(element)) return `{${element.map(encodeElement).join(',')}}`;
  const text = encodeParameter(element);
  return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
