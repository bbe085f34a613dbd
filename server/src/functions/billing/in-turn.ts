/** Does what is asked for under one name one after the other; under other names it goes on meanwhile. Holds for this process alone. */
export function inTurn(): <T>(name: string, deed: () => Promise<T>) => Promise<T> {
  const latest = new Map<string, Promise<unknown>>();
  return (name, deed) => {
    const before = latest.get(name) ?? Promise.resolve();
    const done = before.then(deed, deed);
    latest.set(name, done);
    const forget = () => {
      if (latest.get(name) === done) latest.delete(name);
    };
    done.then(forget, forget);
    return done;
  };
}
