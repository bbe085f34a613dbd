/** How many sizes are offered beside the glass. */
const offered = 3;

/** The amounts that were drunk most often lately, beside the glass itself: the smallest first, so that a press moves none of them. */
export function otherSizes(entries: readonly { readonly amount_ml: number }[], glass: number): readonly number[] {
  const times = new Map<number, number>();
  for (const { amount_ml } of entries) if (amount_ml !== glass) times.set(amount_ml, (times.get(amount_ml) ?? 0) + 1);
  return [...times]
    .sort(([oneSize, one], [otherSize, other]) => other - one || oneSize - otherSize)
    .slice(0, offered)
    .map(([size]) => size)
    .sort((one, other) => one - other);
}
