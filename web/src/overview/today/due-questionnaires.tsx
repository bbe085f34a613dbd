import type { ReactNode } from 'react';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import type { questionnaireSettings, Rhythm } from '#features/questionnaires/questionnaire-settings.ts';

/** The table name is a literal, because most people chose no rhythm and need no code of the questionnaires. */
const table: (typeof questionnaireSettings)['table'] = 'questionnaire_settings';

const load = async () => (await import('./due-lines.tsx')).DueLines;

/** The questionnaires whose chosen time has come. Renders nothing if the person chose no rhythm or hid the page. */
export function DueQuestionnaires(): ReactNode {
  const [visible] = usePreference('visiblePages');
  return visible['questionnaires'] !== false && <OfRhythm />;
}

function OfRhythm(): ReactNode {
  const { row } = useOwnRow<Rhythm>(table);
  return row && (row.phq9_weeks ?? row.gad7_weeks) !== null && <Lines rhythm={row} />;
}

function Lines({ rhythm }: { rhythm: Rhythm }): ReactNode {
  const { loaded: DueLines } = useLoaded('due-questionnaires', load);
  return DueLines && <DueLines rhythm={rhythm} />;
}
