/** Bytes that are held at one moment: for each key and in all. */
export interface BytesUnderWay {
  /** Takes room for these bytes. Returns how to give it back, or which of the two has no room. */
  take(key: string, bytes: number): (() => void) | 'key' | 'all';
}

/** Counts in this process. Keys without bytes are not kept. */
export function bytesUnderWay(limits: { ofKey: number; inAll: number }): BytesUnderWay {
  const ofKeys = new Map<string, number>();
  let inAll = 0;
  return {
    take(key, bytes) {
      const before = ofKeys.get(key) ?? 0;
      if (before + bytes > limits.ofKey) return 'key';
      if (inAll + bytes > limits.inAll) return 'all';
      ofKeys.set(key, before + bytes);
      inAll += bytes;
      return () => {
        const left = (ofKeys.get(key) ?? 0) - bytes;
        if (left > 0) ofKeys.set(key, left);
        else ofKeys.delete(key);
        inAll -= bytes;
      };
    },
  };
}
