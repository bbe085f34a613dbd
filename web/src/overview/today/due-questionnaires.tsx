import type { ReactNode } from 'react';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { useLightDay } from '#core/preferences/light-day.ts';
import { useEntries, useOwnRow } from '#core/records/use-rows.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { questionnaireResponses, type QuestionnaireResponse } from '#features/questionnaires/questionnaire-responses.ts';
import { dueKinds, intervals, questionnaireSettings, type Rhythm } from '#features/questionnaires/questionnaire-settings.ts';

const pageId = 'questionnaires';

async function load() {
  const words = loadNamespaces(currentLanguage(), [pageId]);
  const [{ DueLine }] = await Promise.all([import('./due-line.tsx'), words]);
  return DueLine;
}

/**
 * A line if a questionnaire's chosen time has come. Renders nothing on another day, on a light day, without a chosen rhythm,
 * and if the person hid the page.
 */
export function DueQuestionnaires(): ReactNode {
  const { date, today } = useSelectedDate();
  const [visible] = usePreference('visiblePages');
  const isLight = useLightDay();
  return date === today && !isLight && visible[pageId] !== false && <OfRhythm />;
}

/** Queries rhythm and responses in parallel. Fetches the line's code only if the line shows, because few people need it. */
function OfRhythm(): ReactNode {
  const today = useToday();
  const { row } = useOwnRow<Rhythm>(questionnaireSettings.table);
  // Responses before the longest interval cannot change what is due.
  const from = addDays(today, -7 * Math.max(...intervals));
  const { rows, known } = useEntries<QuestionnaireResponse>(questionnaireResponses.table, { from, to: today });
  return known && row && dueKinds(row, rows, today).length > 0 && <Line />;
}

function Line(): ReactNode {
  const { loaded: DueLine } = useLoaded('due-questionnaires', load);
  return DueLine && <DueLine />;
}
