import type { ReactNode } from 'react';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { ground, readDrawings, viewBox, type Drawings } from './read-drawings.ts';

/** Loads the drawings, once for all pictures. */
export const loadDrawings = (): Promise<Drawings> =>
  (loading ??= import('./drawings.ts').then(
    ({ drawings }) => readDrawings(drawings),
    (problem: unknown) => {
      loading = undefined;
      throw problem;
    },
  ));
let loading: Promise<Drawings> | undefined;

interface PictureProps {
  /** An id of drawings.ts. The card of an unknown id, such as one of a newer version, is empty. */
  id: string;
  /** Width and height in rem. */
  size: number;
}

/**
 * A picture beside words. It is hidden from screen readers, because the words say the same. Its space is reserved while the
 * drawings load.
 */
export function Picture({ id, size }: PictureProps): ReactNode {
  const { loaded } = useLoaded('drawings', loadDrawings);
  const length = `${String(size)}rem`;
  return (
    <svg
      viewBox={viewBox}
      aria-hidden
      className="shrink-0 rounded-lg"
      style={{ width: length, height: length, background: ground }}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {loaded?.shapes.get(id)?.map(({ fill, stroke, width, path }, place) => (
        <path key={`${id}${String(place)}`} d={path} fill={fill} stroke={stroke} strokeWidth={width} />
      ))}
    </svg>
  );
}
