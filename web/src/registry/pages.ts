import { ChartLine, Download, QrCode } from 'lucide-react';
import { definePage, type Page } from '#core/pages/define-page.ts';
import { activity } from '#features/activity/activity.ts';
import { admin } from '#features/admin/admin.ts';
import { analysis } from '#features/analysis/analysis.ts';
import { calendar } from '#features/calendar/calendar.ts';
import { camouflage } from '#features/camouflage/camouflage.ts';
import { cogniPet } from '#features/cogni_pet/cogni_pet.ts';
import { communication } from '#features/communication/communication.ts';
import { crisis } from '#features/crisis/crisis.ts';
import { daily } from '#features/daily/daily.ts';
import { executive } from '#features/executive/executive.ts';
import { facts } from '#features/facts/facts.ts';
import { hypotheses } from '#features/hypotheses/hypotheses.ts';
import { medications } from '#features/medications/medications.ts';
import { menstrual } from '#features/menstrual/menstrual.ts';
import { mood } from '#features/mood/mood.ts';
import { nutrition } from '#features/nutrition/nutrition.ts';
import { profile } from '#features/profile/profile.ts';
import { questionnaires } from '#features/questionnaires/questionnaires.ts';
import { readings } from '#features/readings/readings.ts';
import { recipes } from '#features/recipes/recipes.ts';
import { reminders } from '#features/reminders/reminders.ts';
import { routine } from '#features/routine/routine.ts';
import { settings } from '#features/settings/settings.ts';
import { sleep } from '#features/sleep/sleep.ts';
import { social } from '#features/social/social.ts';
import { spirituality } from '#features/spirituality/spirituality.ts';
import { thoughts } from '#features/thoughts/thoughts.ts';
import { trackers } from '#features/trackers/trackers.ts';
import { visit } from '#features/visit/visit.ts';
import { water } from '#features/water/water.ts';
import { weight } from '#features/weight/weight.ts';

/** Creates a file of the person's rows. Has no tables of its own. */
const exportPage = definePage({ id: 'export', group: 'you', icon: Download, access: 'premium', readsOthers: true });

/** Creates encrypted links for professionals. Also loads the profile's messages, which name the parts of a passport. */
const sharing = definePage({ id: 'sharing', group: 'you', icon: QrCode, access: 'free', words: ['profile'] });

/** Shows the statistics of all journals together. Has no tables of its own. */
const statistics = definePage({ id: 'statistics', group: 'you', icon: ChartLine, access: 'premium', readsOthers: true });

/** Every page. The sidebar shows them by their groups, in this order within a group. To add a page, add one line here. */
export const registry: readonly Page[] = [
  profile,
  nutrition,
  weight,
  activity,
  medications,
  reminders,
  calendar,
  routine,
  visit,
  menstrual,
  spirituality,
  readings,
  recipes,
  communication,
  executive,
  water,
  sharing,
  questionnaires,
  trackers,
  // Premium pages. registry.test.ts checks that all free pages come before them.
  cogniPet,
  daily,
  mood,
  sleep,
  social,
  camouflage,
  analysis,
  facts,
  thoughts,
  crisis,
  statistics,
  hypotheses,
  exportPage,
  settings,
  // Only for administrators.
  admin,
];
