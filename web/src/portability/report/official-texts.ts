import { htmlLang, type LanguageCode } from '#core/messages/languages.ts';
import type { Messages } from '#core/messages/message-store.ts';
import {
  instruments,
  questionnaireKinds,
  type QuestionnaireKind,
  type TextLanguage,
} from '#features/questionnaires/instruments.ts';
import { loadTexts } from '#features/questionnaires/texts/load-texts.ts';
import type { QuestionnaireText } from '#features/questionnaires/texts/questionnaire-text.ts';
import type { ReportInput } from './report-input.ts';

/** The name under which a report's messages contain the official texts of the questionnaires. */
export const officialTexts = 'official-texts';

/** The language in which a report quotes a questionnaire: the report's if it has an official text, otherwise English. */
const languageFor = (kind: QuestionnaireKind, language: LanguageCode): TextLanguage =>
  instruments[kind].languages.find((code) => code === language) ?? 'en';

/** Fetches the official texts that a report in this language quotes. */
export async function loadOfficialTexts(language: LanguageCode): Promise<Messages> {
  return Object.fromEntries(
    await Promise.all(
      questionnaireKinds.map(async (kind) => [kind, (await loadTexts(languageFor(kind, language)))[kind]] as const),
    ),
  );
}

/** The official text of a questionnaire, and the text's `lang` if it differs from the report's. */
export function officialTextsOf(
  { messages, language }: Pick<ReportInput, 'messages' | 'language'>,
  kind: QuestionnaireKind,
) {
  const used = languageFor(kind, language);
  return {
    texts: messages[officialTexts]?.[kind] as QuestionnaireText | undefined,
    lang: used === language ? undefined : htmlLang(used),
  };
}
