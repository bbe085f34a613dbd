/** Reads PostgreSQL's text of an array, `{1,"a \" b",NULL,{2}}`, into a JavaScript array. */
export function decodeArray(text: string, decodeElement: (text: string) => unknown): unknown[] {
  // Bounds other than 1 come before the braces: '[0:1]={...}'. They say nothing that a JavaScript array can hold.
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
