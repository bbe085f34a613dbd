/** For each tone: the colour of its lines, and the percentage of that colour in the shape's fill. Zero means no fill. */
const tones = {
  line: ['primary', 0],
  paper: ['primary', 16],
  /** For shapes on paper: water in a glass, a window. */
  deep: ['primary', 32],
  warmLine: ['accent', 0],
  warm: ['accent', 24],
  leaf: ['positive', 24],
} as const;

/** A drawing as data: closed or open paths with their tones, the one farthest behind first. */
export type Shapes = readonly (readonly [tone: keyof typeof tones, path: string])[];

/**
 * The canvas of our drawings: 120 × 88, with a pale disc behind, lines of width 2.5 with round ends, and theme colours only.
 * Drawings are decorative and hidden from screen readers. They show no faces and nothing that judges.
 */
export function Drawing({ of, className = 'h-22' }: { of: Shapes; className?: string }) {
  return (
    <svg
      viewBox="0 0 120 88"
      aria-hidden
      className={`w-auto shrink-0 ${className}`}
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="60" cy="44" r="36" className="fill-primary" fillOpacity="0.08" />
      {of.map(([tone, path]) => {
        const [colour, share] = tones[tone];
        const stroke = `var(--${colour})`;
        const fill = share === 0 ? undefined : `color-mix(in srgb, ${stroke} ${share}%, var(--surface-raised))`;
        return <path key={path} d={path} style={{ stroke, fill }} />;
      })}
    </svg>
  );
}
