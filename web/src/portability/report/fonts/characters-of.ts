/** Every character that stands in the texts of some data, however deep: what the faces of a report must be able to draw. */
export function charactersOf(...data: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      // Plain Latin, nearly all there is, needs no look at each letter.
      if (!plain.test(value)) for (const character of value.normalize('NFC')) found.add(character);
    } else if (value instanceof Map) value.forEach(visit);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  data.forEach(visit);
  return found;
}

const plain = /^[\n\x20-\x7e\xa0-\xff]*$/;
