import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { nameOfAppearance, applyAppearance, type Appearance } from '../appearances.ts';
import type { RunningServer } from '../server.ts';
import { axeFaults } from './axe.ts';
import { helpFaults } from './find-covered-help-controls.ts';
import { openDialog } from './dialogs.ts';
import { everywhere, type Place } from './everywhere.ts';
import { requiredFields, unfriendlyFields } from './fields.ts';
import { hardToReadLines } from './hard-to-read-lines.ts';
import { wishMotion, type MotionWishes } from './motion.ts';
import { installPageTools } from './page-tools.ts';
import { installRecorder, recordedBy } from './recorder.ts';
import { confusingStructure, interruptions } from './structure.ts';
import { smallTargets } from './small-targets.ts';
import { contrastFaults, keyboardFaults, magnifiedFaults, motionsOf } from './mutating-checks.ts';
import { controlsWithoutLabels, numbersWithoutLabels } from './visible-labels.ts';

/**
 * The findings for one place (a route, or a dialog over a route) in one appearance. Every list contains faults, except `required`
 * (names of fields) and `navigation`.
 */
export interface Findings {
  axe: string[];
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
  motion: string[];
  contrast: string[];
  magnified: string[];
  help: string[];
  keyboard: string[];
  /** The pages of the navigation in order. */
  navigation: string[];
}

/** Findings by the name of the place. */
export type Survey = Map<string, Findings>;

interface Walk {
  appearance: Appearance;
  wishes: MotionWishes;
}

/**
 * Returns the findings for one appearance, and caches them in the results folder of this run. A failed test ends its worker
 * process, so the next tests run in a new process. There they read the cached findings.
 */
export async function surveyOnce(info: TestInfo, browser: Browser, server: RunningServer, walk: Walk): Promise<Survey> {
  const { outputDir } = info.project;
  const cacheFile = join(outputDir, `survey of ${nameOfAppearance(walk.appearance)}, ${String(info.repeatEachIndex)}.json`);
  if (existsSync(cacheFile)) return new Map(JSON.parse(await readFile(cacheFile, 'utf8')) as [string, Findings][]);
  const survey = await surveyEverywhere(browser, server, walk);
  await mkdir(outputDir, { recursive: true });
  await writeFile(cacheFile, JSON.stringify([...survey]));
  return survey;
}

/** The observation time in ms for each place, in which motion, changing texts and layout shifts are recorded. */
const watched = 1200;
/** The highest accepted cumulative layout shift of a place. */
const mostShift = 0.02;

/** Visits every place once and checks every rule: first the rules that only observe, then those that change the place. */
async function surveyEverywhere(browser: Browser, server: RunningServer, { appearance, wishes }: Walk): Promise<Survey> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const survey: Survey = new Map();
  await applyAppearance(page, appearance);
  await wishMotion(page, wishes);
  await installPageTools(page);
  await installRecorder(page);
  for await (const place of everywhere(page, server, appearance)) {
    const seen = await inspect(page, place);
    survey.set(place.name, {
      ...seen,
      motion: await motionsOf(page),
      contrast: await contrastFaults(page),
      magnified: await magnifiedFaults(page, appearance),
      help: await helpFaults(page),
      keyboard: [...seen.keyboard, ...(await keyboardFaults(page, place))],
    });
  }
  await context.close();
  return survey;
}

/** Collects the findings that need no interaction. The checks run during the observation time. */
async function inspect(page: Page, { kind }: Place): Promise<Omit<Findings, 'motion' | 'contrast' | 'magnified' | 'help'>> {
  const watching = page.evaluate((time) => new Promise((after) => setTimeout(after, time)), watched);
  const axe = await axeFaults(page);
  const found = {
    axe,
    targets: await smallTargets(page),
    words: await controlsWithoutLabels(page),
    numbers: await numbersWithoutLabels(page),
    lines: await hardToReadLines(page),
    structure: await confusingStructure(page, kind === 'dialog' ? 'dialog' : 'route'),
    interruptions: await interruptions(page),
    fields: await unfriendlyFields(page),
    required: await requiredFields(page),
    navigation: await page
      .locator('nav:not(main nav) li')
      // On a small screen, the page also contains the sidebar of large screens, but hidden.
      .evaluateAll((items) =>
        items
          .filter((item) => item.getClientRects().length > 0)
          .map((item) => item.querySelector('span')?.textContent ?? ''),
      ),
  };
  await watching;
  const { shift, shifted, asked, ticking } = await recordedBy(page);
  const focused = kind !== 'dialog' || (await openDialog(page).locator(':focus').count()) === 1;
  return {
    ...found,
    shift: shift <= mostShift ? [] : [`${shift.toFixed(3)}: ${shifted.join(', ')}`],
    asked,
    ticking,
    keyboard: focused ? [] : ['the focus is not in it'],
  };
}

/** Returns the faults of one kind, each with its place. */
export function faultsOf(survey: Survey, kind: keyof Findings): string[] {
  return [...survey].flatMap(([place, findings]) => findings[kind].map((fault) => `${place}: ${fault}`));
}
