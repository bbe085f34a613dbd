/**
 * The looks, places and things that the companion finds, each with the level from which it is available. The migration
 * 0012_pet.sql has the same names.
 */
export const foundAt = {
  look: { matching: 1, rose: 1, leaf: 1, sky: 1, honey: 1, dotted: 6, striped: 20, starry: 45 },
  place: {
    meadow: 1,
    plain: 1,
    garden: 3,
    pond: 8,
    library: 15,
    forest: 25,
    mountains: 40,
    seaside: 60,
    night: 80,
    orchard: 100,
  },
  thing: { nothing: 1, stones: 2, flowerpot: 5, books: 10, teacup: 20, lantern: 35, umbrella: 50, snail: 70, telescope: 90 },
} as const;

export type Kind = keyof typeof foundAt;
export type Find<Of extends Kind> = { readonly [Each in Of]: Extract<keyof (typeof foundAt)[Each], string> }[Of];

/** The kinds of finds in the page's order. */
export const kinds = ['look', 'place', 'thing'] as const satisfies readonly Kind[];

/** The finds that the page shows until the person chooses. */
const initial: { readonly [Of in Kind]: Find<Of> } = { look: 'matching', place: 'meadow', thing: 'nothing' };

/** The person's choice of each kind; null or undefined if the person has not chosen. */
export type Chosen = { readonly [Of in Kind]?: Find<Of> | null };

/** All finds of a kind, in the order of `foundAt`, which lists them by level. */
export function allOf<Of extends Kind>(kind: Of): readonly Find<Of>[] {
  return Object.keys(foundAt[kind]) as Find<Of>[];
}

const levelOf = (kind: Kind, name: string) => (foundAt[kind] as Readonly<Record<string, number>>)[name] ?? Infinity;

/**
 * The finds of a kind that are available at a level. Includes the chosen find even if this device computes too low a level
 * for it.
 */
export function foundOf<Of extends Kind>(kind: Of, level: number, chosen: Chosen): readonly Find<Of>[] {
  return allOf(kind).filter((name) => levelOf(kind, name) <= level || name === chosen[kind]);
}

/** The find of a kind that the page shows: the chosen or the initial one. Unknown names of a newer version are ignored. */
export function shownOf<Of extends Kind>(kind: Of, chosen: Chosen): Find<Of> {
  return allOf(kind).find((name) => name === chosen[kind]) ?? initial[kind];
}

/** The finds of all kinds for the levels above `before`, up to and including `level`. */
export function foundBetween(before: number, level: number): readonly Find<Kind>[] {
  return kinds.flatMap((kind) =>
    allOf(kind).filter((name) => levelOf(kind, name) > before && levelOf(kind, name) <= level),
  ) as Find<Kind>[];
}

/** Whether the companion finds anything above this level. */
export function findsMore(level: number): boolean {
  return foundBetween(level, Infinity).length > 0;
}

/** The levels at which the companion's drawing changes: it becomes larger, with more leaves and flowers. */
export const stages = [1, 4, 10, 25, 50, 75, 100] as const;
export type Stage = (typeof stages)[number];

/** The stage that a level has reached. */
export function stageOf(level: number): Stage {
  return stages.findLast((from) => from <= level) ?? 1;
}
