import type { QuestionnaireKind } from '../instruments.ts';

/** Four answers, for 0 to 3 points. */
export type Answers = readonly [string, string, string, string];

/** The words of a questionnaire in one language, exactly as docs/questionnaires.md records them. */
export interface QuestionnaireText {
  /** The question above every item. */
  readonly intro: string;
  readonly answers: Answers;
  readonly items: readonly string[];
  /** The question about how difficult the problems made life. It has no points. Absent without a verified official text. */
  readonly difficulty?: { readonly question: string; readonly answers: Answers };
}

/** The texts of one language; a questionnaire without a verified official text is absent. */
export type TextsOfLanguage = Readonly<Partial<Record<QuestionnaireKind, QuestionnaireText>>>;
