import { optional, text } from '#core/journal/fields.ts';

/** The field with the id of an item's photo, which is a file in the bucket `item-photos`. */
export const itemPhotoId = () => optional(text({ maxLength: 36, idPattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }));
