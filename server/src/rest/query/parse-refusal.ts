import { Refusal } from '#errors.ts';

const shown = 120;

/** `PGRST100`: a part of the URL cannot be read. `part` is the parameter's name; the text is cut, for it is shown. */
export function parseRefusal(part: string, text: string, details: string): Refusal {
  const cut = text.length > shown ? `${text.slice(0, shown)}…` : text;
  return new Refusal('PGRST100', { message: `failed to parse ${part} (${cut})`, details });
}
