import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import type { PhotoColumns } from './photos-of-thought.ts';
import type { ThoughtRow } from './use-thought-photos.ts';

const loadMessages = () => loadNamespaces(currentLanguage(), ['thought-photos', 'row-photos']);

/** The photos in the editor, which load after the page. Their place has the height of the closed field. */
export const PhotoField = deferred<{ row: ThoughtRow | undefined }>(
  async () => (await Promise.all([import('./photo-field.tsx'), loadMessages()]))[0].PhotoField,
  () => <div className="min-h-11" />,
  { optional: true },
);

const PhotoStrip = deferred<{ thought: PhotoColumns }>(
  async () => (await Promise.all([import('./photo-strip.tsx'), loadMessages()]))[0].PhotoStrip,
  () => <div className="size-24" />,
  { optional: true },
);

/** The photos of a thought in the list; nothing without photos. */
export const PhotosOfThought = ({ thought }: { thought: PhotoColumns }) =>
  thought.photos && <PhotoStrip thought={thought} />;
