/** What can be put on a thought, in the order in which it is offered. Things of the world, no faces: a picture must not judge a thought. */
export const stickers = [
  'sun',
  'cloud',
  'rain',
  'moon',
  'star',
  'leaf',
  'flower',
  'wave',
  'mountain',
  'cup',
  'book',
  'house',
] as const;

export type Sticker = (typeof stickers)[number];
