/** One property of a calendar file (RFC 5545 §3.1), such as `DTSTART;TZID=America/Sao_Paulo:20261128T140000`. */
export interface IcsProperty {
  /** The parameters by their names in capitals. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The value as written. Text is still escaped. */
  readonly value: string;
}

/** The properties of an event or alarm by their names in capitals. A `Map`, so that no name in a file has a special meaning. */
export type IcsProperties = ReadonlyMap<string, readonly IcsProperty[]>;

export interface IcsEvent {
  readonly properties: IcsProperties;
  readonly alarms: readonly IcsProperties[];
}

/** The largest file that is read, in bytes, and the most events. Larger ones would freeze a phone. */
export const mostBytes = 5_000_000;
export const mostEvents = 2000;
/** How deep components may be nested. An alarm in an event in a calendar is three deep. */
const mostDepth = 10;
/** The most properties that one event may have, and the most alarms. The exclusions of many years stay far below. */
const mostProperties = 5000;
const mostAlarms = 50;
/** The most parameters of a property. A line with more is skipped. */
const mostParameters = 50;

/** Why a file cannot be read: it is no calendar file, or it is larger than allowed. */
export type IcsFault = 'notCalendar' | 'tooLarge';

/**
 * Reads the events of a calendar file, with their alarms; skips all else, such as tasks and time zones. Takes time in proportion
 * to the file's length, whatever the file contains.
 */
export function readIcs(text: string): readonly IcsEvent[] | IcsFault {
  const open: string[] = [];
  const events: IcsEvent[] = [];
  let event: { properties: Map<string, IcsProperty[]>; alarms: Map<string, IcsProperty[]>[] } | null = null;
  let count = 0;
  let isCalendar = false;
  for (const line of unfolded(text)) {
    const property = readLine(line);
    if (property === null) continue;
    const { name, value } = property;
    if (name === 'BEGIN') {
      const component = value.trim().toUpperCase();
      open.push(component);
      if (open.length > mostDepth) return 'tooLarge';
      isCalendar ||= component === 'VCALENDAR';
      if (component === 'VEVENT' && event === null) {
        event = { properties: new Map(), alarms: [] };
        count = 0;
      }
      if (component === 'VALARM') event?.alarms.push(new Map());
      if (event && event.alarms.length > mostAlarms) return 'tooLarge';
    } else if (name === 'END') {
      open.pop();
      if (event && !open.includes('VEVENT')) {
        events.push(event);
        event = null;
        if (events.length > mostEvents) return 'tooLarge';
      }
    } else if (event) {
      count += 1;
      if (count > mostProperties) return 'tooLarge';
      const inner = open.at(-1);
      const into = inner === 'VEVENT' ? event.properties : inner === 'VALARM' ? event.alarms.at(-1) : undefined;
      const earlier = into?.get(name);
      if (earlier) earlier.push(property);
      else into?.set(name, [property]);
    }
  }
  return isCalendar ? events : 'notCalendar';
}

/** The lines of a file. A line that begins with a space or a tab continues the previous line (RFC 5545 §3.1). */
function* unfolded(text: string): Generator<string> {
  let parts: string[] = [];
  for (const line of text.replace(/^\uFEFF/u, '').split(/\r\n|\n|\r/u)) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      parts.push(line.slice(1));
    } else {
      if (parts.length > 0) yield parts.join('');
      parts = [line];
    }
  }
  yield parts.join('');
}

/** Reads `NAME;PARAMETER="value":value`; null for a line without a colon. A quoted parameter may contain `:`, `;` and `,`. */
function readLine(line: string): (IcsProperty & { readonly name: string }) | null {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at];
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted || (letter !== ';' && letter !== ':')) continue;
    parts.push(line.slice(start, at));
    if (parts.length > mostParameters) return null;
    start = at + 1;
    if (letter === ':') return propertyOf(parts, line.slice(start));
  }
  return null;
}

function propertyOf([name = '', ...parameters]: readonly string[], value: string) {
  const pairs = parameters.map((each): [string, string] => {
    const [key = '', ...rest] = each.split('=');
    return [key.toUpperCase(), rest.join('=').replaceAll('"', '')];
  });
  return { name: name.toUpperCase(), parameters: new Map(pairs), value };
}
