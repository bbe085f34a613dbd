import { useMemo, type ReactNode } from 'react';
import { correction, generate, mode } from 'lean-qr';
import { joinClasses } from '#ui/lib/class-names.ts';

/** The light border that readers need, in modules. */
const quietZone = 4;
/**
 * The largest version that a phone reads from another phone's screen: 117 modules a side. It holds `mostQrBytes` with the lowest
 * correction.
 */
const largestVersion = 25;

/** How many bytes of UTF-8 a code holds at most. */
export const mostQrBytes = 1273;

/** Up to this many bytes fit with medium error correction, which tolerates more dirt and reflections than the lowest. */
const mostWithMediumCorrection = 997;

/** The UTF-8 bytes of a text, to compare them with `mostQrBytes`. */
export const qrBytes = (text: string): number => new TextEncoder().encode(text).length;

interface QrCodeProps {
  /** At most `mostQrBytes`; a longer text shows no code. */
  text: string;
  /** Says what the code contains, for people who do not see it. */
  label: string;
  className?: string;
}

/** A QR code: always dark on white, in every theme, so that cameras can read it. */
export function QrCode({ text, label, className }: QrCodeProps): ReactNode {
  const drawn = useMemo(() => drawCode(text), [text]);
  if (drawn === null) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(drawn.size)} ${String(drawn.size)}`}
      shapeRendering="crispEdges"
      className={joinClasses('rounded-lg', className)}
    >
      <rect width={drawn.size} height={drawn.size} fill="white" />
      <path d={drawn.path} fill="black" />
    </svg>
  );
}

/**
 * The modules as a path, with the quiet zone. Null if the text is too long. The text is one segment of UTF-8 without ECI, which
 * all common readers recognise.
 */
export function drawCode(text: string): { readonly size: number; readonly path: string } | null {
  const bytesCount = qrBytes(text);
  if (bytesCount > mostQrBytes) return null;
  const bytes = mode.bytes(new TextEncoder().encode(text));
  const level = bytesCount <= mostWithMediumCorrection ? correction.M : correction.L;
  const code = generate(bytes, { minCorrectionLevel: level, maxVersion: largestVersion });
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      const from = x;
      while (code.get(x, y)) x += 1;
      const length = String(x - from);
      if (x > from) runs.push(`M${String(from + quietZone)} ${String(y + quietZone)}h${length}v1h-${length}z`);
    }
  return { size: code.size + 2 * quietZone, path: runs.join('') };
}
