/**
 * localStorage where the browser has it, otherwise a memory that ends with the tab. Some browsers throw at the first touch when
 * site data is blocked; the app must still open then.
 */
export const safeLocalStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = (() => {
  try {
    const probe = 'cogn-probe';
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    const memory = new Map<string, string>();
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    };
  }
})();
