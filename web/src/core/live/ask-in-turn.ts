/**
 * Asks for what a name stands for, and when it is called for meanwhile, once more after the answer: while changes keep coming, as in a long import, no
 * question is broken off by the next, and the last answer is newer than the last change.
 */
export function askInTurn(ask: (name: string) => Promise<unknown>): (name: string) => void {
  const asking = new Set<string>();
  const again = new Set<string>();
  return function call(name: string): void {
    if (asking.has(name)) {
      again.add(name);
      return;
    }
    asking.add(name);
    void ask(name).finally(() => {
      asking.delete(name);
      if (again.delete(name)) call(name);
    });
  };
}
