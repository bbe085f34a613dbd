/** What may be known of a food beside its quantity. Energy in kilocalories, the others in the unit of their name. */
export const nutrients = ['calories', 'protein_g', 'carbs_g', 'fat_g', 'sodium_mg'] as const;

export type Nutrient = (typeof nutrients)[number];

/** Nutrients of a portion; null where nobody said. */
export type Nutrients = { readonly [Name in Nutrient]: number | null };
