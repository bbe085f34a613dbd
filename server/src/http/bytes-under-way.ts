/** Limits the bytes in memory: for each key and in total. */
export interface BytesUnderWay {
  /** Reserves these bytes. Returns a function that releases them, or says which of the two limits is reached. */
  take(key: string, bytes: number): (() => void) | 'key' | 'all';
}

/** Counts in this process. Drops keys without bytes. */
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
