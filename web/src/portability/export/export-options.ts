import { registry } from '#registry/pages.ts';

/** The ten options of every export, in the order of the form, each with the page whose records it brings. */
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

/** Every other page that keeps rows, in the sidebar's order: who reads a report needs them as well. The option is called as its page. */
const furtherPages = registry
  .filter(({ id, tables }) => tables !== undefined && !Object.values(specifiedOptions).includes(id))
  .map(({ id }) => id);

/** Each option with its page's id. */
export const exportOptions: Readonly<Record<string, string>> = {
  ...specifiedOptions,
  ...Object.fromEntries(furtherPages.map((id) => [id, id])),
};

export const exportFormats = ['pdf', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];
