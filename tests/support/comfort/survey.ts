import type { Browser } from '@playwright/test';
import { wearLook, type Look } from '../looks.ts';
import type { RunningServer } from '../server.ts';
import { everywhere } from './everywhere.ts';
import { requiredFields, unfriendlyFields } from './fields.ts';
import { hardToReadLines } from './lines.ts';
import { installPageTools } from './page-tools.ts';
import { installRecorder, recordedBy } from './recorder.ts';
import { confusingStructure, interruptions } from './structure.ts';
import { smallTargets } from './targets.ts';
import { controlsWithoutWords, numbersWithoutWords } from './visible-words.ts';

/** What was found in one look, place by place. Everything is a list of faults but `required`, which lists names of fields. */
export interface Findings {
  targets: string[];
  words: string[];
  numbers: string[];
  lines: string[];
  structure: string[];
  interruptions: string[];
  fields: string[];
  required: string[];
  shift: string[];
  asked: string[];
  ticking: string[];
  /** The pages of the navigation, in its order. */
  navigation: string[];
}

/** By the name of the place. */
export type Survey = Map<string, Findings>;

/** How long a place is watched for things that move, tick or jump by themselves, in ms. */
const watched = 1200;
/** Cumulative layout shift that a place may have. */
const mostShift = 0.02;

/** Visits every place once and inspects it by every rule that can be seen there without touching anything. */
export async function surveyEverywhere(browser: Browser, server: RunningServer, look: Look): Promise<Survey> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const survey: Survey = new Map();
  await wearLook(page, look);
  await installPageTools(page);
  await installRecorder(page);
  for await (const { name, kind } of everywhere(page, server, look)) {
    await page.evaluate((time) => new Promise((after) => setTimeout(after, time)), watched);
    const { shift, shifted, asked, ticking } = await recordedBy(page);
    survey.set(name, {
      targets: await smallTargets(page),
      words: await controlsWithoutWords(page),
      numbers: await numbersWithoutWords(page),
      lines: await hardToReadLines(page),
      structure: await confusingStructure(page, kind === 'dialog' ? 'dialog' : 'route'),
      interruptions: await interruptions(page),
      fields: await unfriendlyFields(page),
      required: await requiredFields(page),
      shift: shift <= mostShift ? [] : [`${shift.toFixed(3)}: ${shifted.join(', ')}`],
      asked,
      ticking,
      navigation: await page
        .locator('nav:not(main nav) li')
        // On a small screen the sidebar of large ones is there unseen, beside the one of the menu.
        .evaluateAll((items) =>
          items
            .filter((item) => item.getClientRects().length > 0)
            .map((item) => item.querySelector('span')?.textContent ?? ''),
        ),
    });
  }
  await context.close();
  return survey;
}

/** The faults of one kind, each with its place. */
export function faultsOf(survey: Survey, kind: keyof Findings): string[] {
  return [...survey].flatMap(([place, findings]) => findings[kind].map((fault) => `${place}: ${fault}`));
}
