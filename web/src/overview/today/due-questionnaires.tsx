import type { ReactNode } from 'react';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { useLightDay } from '#core/preferences/light-day.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import type { questionnaireSettings, Rhythm } from '#features/questionnaires/questionnaire-settings.ts';

const pageId = 'questionnaires';
/** The table name is a literal, because most people chose no rhythm and need no code of the questionnaires. */
const table: (typeof questionnaireSettings)['table'] = 'questionnaire_settings';

async function load() {
  const words = loadNamespaces(currentLanguage(), [pageId]);
  const [{ DueLines }] = await Promise.all([import('./due-lines.tsx'), words]);
  return DueLines;
}

/**
 * The questionnaires whose chosen time has come. Renders nothing on another day, on a light day, without a chosen rhythm,
 * and if the person hid the page.
 */
export function DueQuestionnaires(): ReactNode {
  const { date, today } = useSelectedDate();
  const [visible] = usePreference('visiblePages');
  const isLight = useLightDay();
  return date === today && !isLight && visible[pageId] !== false && <OfRhythm />;
}

function OfRhythm(): ReactNode {
  const { row } = useOwnRow<Rhythm>(table);
  return row && (row.phq9_weeks ?? row.gad7_weeks) !== null && <Lines rhythm={row} />;
}

function Lines({ rhythm }: { rhythm: Rhythm }): ReactNode {
  const { loaded: DueLines } = useLoaded('due-questionnaires', load);
  return DueLines && <DueLines rhythm={rhythm} />;
}
