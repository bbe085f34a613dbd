import { useMemo } from 'react';
import { useTags } from '#shared-features/tags/use-tags.ts';
import type { TagSeries } from './compared-series.ts';

/**
 * The person's tags as series. `all` includes merged ones, each under its own id, because a hypothesis has that id. `offered` are the
 * shown ones, by name. `tags` are the rows with the state of their query.
 */
export function useTagSeries() {
  const tags = useTags();
  const { byId, shown } = tags;
  const series = useMemo(() => {
    const all = new Map(
      [...byId].map(([id, tag]): [string, TagSeries] => [id, { kind: 'tag', id, shown: tag.id, name: tag.name }]),
    );
    return { all: [...all.values()], offered: shown.flatMap(({ id }) => all.get(id) ?? []) };
  }, [byId, shown]);
  return { ...series, tags };
}
