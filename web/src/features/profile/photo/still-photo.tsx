import { useEffect, useRef } from 'react';

/** The side of the drawn square in pixels: twice the displayed size, for high-density screens. */
const side = 192;

/** The chosen photo during the upload, cropped to a circle. An animated GIF shows only its first frame. */
export function StillPhoto({ still }: { still: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { width, height } = still;
    const edge = Math.min(width, height);
    const pen = canvas.current?.getContext('2d');
    pen?.drawImage(still, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, side, side);
  }, [still]);
  return <canvas ref={canvas} width={side} height={side} aria-hidden className="size-24 shrink-0 rounded-full opacity-60" />;
}
