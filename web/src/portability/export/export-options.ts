import { registry } from '#registry/pages.ts';

/** The ten options that the specification lists, in the order of the form. Each maps to its page id. */
export const specifiedOptions: Readonly<Record<string, string>> = {
  profile: 'profile',
  mood: 'mood',
  socialBattery: 'social',
  nutrition: 'nutrition',
  routine: 'routine',
  facts: 'facts',
  menstrual: 'menstrual',
  crisis: 'crisis',
  weight: 'weight',
  socialCamouflage: 'camouflage',
};

/**
 * The ids of all other pages with tables, in the registry's order, so that an export misses no record. They are also the
 * option ids.
 */
const furtherPages = registry
  .filter(({ id, tables }) => tables !== undefined && !Object.values(specifiedOptions).includes(id))
  .map(({ id }) => id);

/** Maps option ids to page ids. */
export const exportOptions: Readonly<Record<string, string>> = {
  ...specifiedOptions,
  ...Object.fromEntries(furtherPages.map((id) => [id, id])),
};

/** A PDF contains the records of these options only if the person adds them. They are many, and rarely needed at a visit. */
export const separateOptions: readonly string[] = ['nutrition', 'water', 'recipes', 'communication', 'cogni_pet'];

/** What a PDF contains after its summary: nothing (null), or the records, including those of the listed `separateOptions`. */
export type ReportContents = readonly string[] | null;

export const exportFormats = ['pdf', 'csv', 'json', 'fhir'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** `long`: one CSV with a row for each filled field of each record. `wide`: a CSV for each table, with a row for each record. */
export const csvLayouts = ['long', 'wide'] as const;
export type CsvLayout = (typeof csvLayouts)[number];
