/** What the first bytes of a picture say of it, read before a decoder sees any. */
export interface PictureFacts {
  /** In pixels, as are all sides. */
  width: number;
  height: number;
  /** What a decoder holds of it at once, apart from single lines. */
  openedBytes: number;
  /** The picture without what nobody needs to see it; absent when that is all of it. */
  needed?: Uint8Array;
}
