import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { nameOfLook, wearLook, type Look } from '../looks.ts';
import type { RunningServer } from '../server.ts';
import { axeFaults } from './axe.ts';
import { helpFaults } from './covered-help.ts';
import { openDialog } from './dialogs.ts';
import { everywhere, type Place } from './everywhere.ts';
import { requiredFields, unfriendlyFields } from './fields.ts';
import { hardToReadLines } from './lines.ts';
import { wishMotion, type MotionWishes } from './motion.ts';
import { installPageTools } from './page-tools.ts';
import { installRecorder, recordedBy } from './recorder.ts';
import { confusingStructure, interruptions } from './structure.ts';
import { smallTargets } from './targets.ts';
import { contrastFaults, keyboardFaults, magnifiedFaults, motionsOf } from './trials.ts';
import { controlsWithoutWords, numbersWithoutWords } from './visible-words.ts';

/** What was found in one look, place by place. Everything is a list of faults but `required`, which lists names of fields. */
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
  /** The pages of the navigation, in its order. */
  navigation: string[];
}

/** By the name of the place. */
export type Survey = Map<string, Findings>;

interface Walk {
  look: Look;
  wishes: MotionWishes;
}

/**
 * The findings of one look. They are kept in the folder of this run's results: a broken rule ends the process of its test, and the rules that
 * follow are then judged by the same walk.
 */
export async function surveyOnce(info: TestInfo, browser: Browser, server: RunningServer, walk: Walk): Promise<Survey> {
  const { outputDir } = info.project;
  const kept = join(outputDir, `survey of ${nameOfLook(walk.look)}, ${String(info.repeatEachIndex)}.json`);
  if (existsSync(kept)) return new Map(JSON.parse(await readFile(kept, 'utf8')) as [string, Findings][]);
  const survey = await surveyEverywhere(browser, server, walk);
  await mkdir(outputDir, { recursive: true });
  await writeFile(kept, JSON.stringify([...survey]));
  return survey;
}

/** How long a place is watched for things that move, tick or jump by themselves, in ms. */
const watched = 1200;
/** Cumulative layout shift that a place may have. */
const mostShift = 0.02;

/**
 * Visits every place once and inspects it by every rule: first those that can be seen without touching anything, then those for which
 * something is done to it.
 */
async function surveyEverywhere(browser: Browser, server: RunningServer, { look, wishes }: Walk): Promise<Survey> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const survey: Survey = new Map();
  await wearLook(page, look);
  await wishMotion(page, wishes);
  await installPageTools(page);
  await installRecorder(page);
  for await (const place of everywhere(page, server, look)) {
    const seen = await inspect(page, place);
    survey.set(place.name, {
      ...seen,
      motion: await motionsOf(page),
      contrast: await contrastFaults(page),
      magnified: await magnifiedFaults(page, look),
      help: await helpFaults(page),
      keyboard: [...seen.keyboard, ...(await keyboardFaults(page, place))],
    });
  }
  await context.close();
  return survey;
}

/** What is seen without touching anything. The rules are read while the place is watched. */
async function inspect(page: Page, { kind }: Place): Promise<Omit<Findings, 'motion' | 'contrast' | 'magnified' | 'help'>> {
  const watching = page.evaluate((time) => new Promise((after) => setTimeout(after, time)), watched);
  const axe = await axeFaults(page);
  const found = {
    axe,
    targets: await smallTargets(page),
    words: await controlsWithoutWords(page),
    numbers: await numbersWithoutWords(page),
    lines: await hardToReadLines(page),
    structure: await confusingStructure(page, kind === 'dialog' ? 'dialog' : 'route'),
    interruptions: await interruptions(page),
    fields: await unfriendlyFields(page),
    required: await requiredFields(page),
    navigation: await page
      .locator('nav:not(main nav) li')
      // On a small screen the sidebar of large ones is there unseen, beside the one of the menu.
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

/** The faults of one kind, each with its place. */
export function faultsOf(survey: Survey, kind: keyof Findings): string[] {
  return [...survey].flatMap(([place, findings]) => findings[kind].map((fault) => `${place}: ${fault}`));
}
