import type { LanguageCode } from '#core/messages/languages.ts';

/** The questionnaires that the page offers. A kind is also a message key, whose message is the questionnaire's name. */
export const questionnaireKinds = ['phq9', 'gad7'] as const;
export type QuestionnaireKind = (typeof questionnaireKinds)[number];

/**
 * The languages in which the page has an official text of at least one questionnaire. docs/questionnaires.md says where each
 * text is from.
 */
export const textLanguages = ['pt', 'en', 'es', 'fr', 'it', 'zh'] as const satisfies readonly LanguageCode[];
export type TextLanguage = (typeof textLanguages)[number];

/** The columns of the answers. A questionnaire with fewer questions uses the first of them. */
export const itemNames = [
  ...(['item_1', 'item_2', 'item_3', 'item_4', 'item_5'] as const),
  ...(['item_6', 'item_7', 'item_8', 'item_9'] as const),
] as const;
export type ItemName = (typeof itemNames)[number];

interface Instrument {
  /** The columns of the answers that are added up. */
  readonly items: readonly ItemName[];
  /** The greatest sum: three points for each question. */
  readonly maximum: number;
  /** The languages that have a text of this questionnaire, in the order of the language selector. */
  readonly languages: readonly TextLanguage[];
  /** The question about thoughts of death or of hurting oneself; undefined if the questionnaire has none. */
  readonly aboutDeath?: ItemName;
}

/** Facts about each questionnaire (PHQ-9: Kroenke 2001; GAD-7: Spitzer 2006). */
export const instruments: Readonly<Record<QuestionnaireKind, Instrument>> = {
  phq9: { items: itemNames, maximum: 27, languages: ['pt', 'en', 'es', 'fr', 'zh'], aboutDeath: 'item_9' },
  gad7: { items: itemNames.slice(0, 7), maximum: 21, languages: textLanguages },
};
