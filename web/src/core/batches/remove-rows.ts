import type { DataClient } from '#core/wire/data-client.ts';

/** The number of ids that fit into one URL. */
const idsAtOnce = 100;

/**
 * Removes the signed-in user's rows with these ids. Ids without a row are ignored. Returns how many rows were removed, and
 * the ids about which the server did not answer.
 */
export async function removeRows(
  client: DataClient,
  table: string,
  ids: readonly string[],
): Promise<{ readonly removed: number; readonly left: readonly string[] }> {
  let removed = 0;
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const { data } = await client
      .from(table)
      .delete()
      .in('id', ids.slice(start, start + idsAtOnce))
      .select('id');
    if (!Array.isArray(data)) return { removed, left: ids.slice(start) };
    removed += data.length;
  }
  return { removed, left: [] };
}
