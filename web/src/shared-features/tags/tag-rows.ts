/** The table of the person's own tags. Entries of mood, activity and thoughts contain the ids of their tags. */
export const tagsTable = 'tags';

/** The maximum length of a name in characters, and the maximum number of tags. The database has the same limits. */
export const longestTagName = 40;
export const mostTags = 200;

/** A tag as a row. Entries with a merged tag show the tag `merged_into` in its place. */
export interface Tag {
  readonly id: string;
  readonly name: string;
  readonly merged_into: string | null;
}

/** Maps the id of each tag to the tag that entries show for it. Leaves out a tag that was merged into an unknown one. */
export function tagsById<Of extends Tag>(rows: readonly Of[]): ReadonlyMap<string, Of> {
  const all = new Map(rows.map((tag) => [tag.id, tag]));
  const shownFor = (tag: Of): Of | undefined => {
    // In the database, no tag is merged into a merged tag. Writes that are still pending can form a chain or even a circle.
    const seen = new Set<string>();
    let at: Of | undefined = tag;
    while (at && at.merged_into !== null && !seen.has(at.id)) {
      seen.add(at.id);
      at = all.get(at.merged_into);
    }
    return at;
  };
  return new Map(
    rows.flatMap((tag) => [[tag.id, shownFor(tag)] as const]).filter((each): each is [string, Of] => !!each[1]),
  );
}

/** The tags that an entry with these ids shows, each once. Ids of removed tags are left out. */
export function tagsOf<Of extends Tag>(ids: readonly string[] | null, byId: ReadonlyMap<string, Of>): readonly Of[] {
  return [...new Set((ids ?? []).flatMap((id) => byId.get(id) ?? []))];
}

/** The name as it is stored: without spaces at its ends, and with single spaces between its words. */
export function readTagName(typed: string): string {
  return typed.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** The shown tag with this name, without regard to case. */
export function tagNamed<Of extends Tag>(name: string, shown: Iterable<Of>): Of | undefined {
  const wanted = readTagName(name).toLowerCase();
  return [...shown].find((tag) => tag.name.toLowerCase() === wanted);
}

/** The tags, the most used in these entries first. Equally used tags keep the order of `shown`. */
export function mostUsedFirst<Of extends Tag>(
  shown: readonly Of[],
  entries: readonly { readonly tags?: readonly string[] | null }[],
  byId: ReadonlyMap<string, Of>,
): readonly Of[] {
  const counts = new Map<Of, number>();
  for (const { tags } of entries) for (const tag of tagsOf(tags ?? null, byId)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return shown.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
}
