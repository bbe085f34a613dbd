const colours = 6;

/**
 * The contact's initial in a coloured ring, so that a person in distress finds a contact without reading. The colour depends
 * only on the name, so it stays when other contacts come or go.
 */
export function ContactMark({ name }: { name: string }) {
  const letters = [...name.trim()];
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center rounded-full text-lg font-semibold"
      style={{ border: `4px solid var(--chart-${String((sum % colours) + 1)})` }}
    >
      {letters[0]?.toUpperCase()}
    </span>
  );
}
