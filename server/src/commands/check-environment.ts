import { findBuiltWeb } from '#built-web.ts';
import { ConfigError, readConfig } from '#config.ts';
import { commandVariables } from '#configuration/command-variables.ts';
import { findLookAlikes, sentenceOf } from '#configuration/look-alikes.ts';
import { readVariables, type Environment } from '#configuration/read-variables.ts';
import { proxyWarning } from '#http/missing-proxy.ts';
import { readVerseSets, VerseSetsRefused } from '#functions/verse-sets/read-verse-sets.ts';

/** What came of looking at an environment: lines that name variables and quote none of their values. */
export interface Checked {
  /** Each of them stops the start. */
  faults: string[];
  /** What starts and is probably not meant so. */
  warnings: string[];
}

/** Looks at an environment as the start does, without starting anything: what variables hold, alone and together, and the folders that they name. */
export function checkEnvironment(environment: Environment): Checked {
  const warnings = [
    ...findLookAlikes(environment).map(sentenceOf),
    ...readVariables(commandVariables, environment).faults.values(),
  ];
  try {
    const config = readConfig(environment);
    warnings.push(...[proxyWarning(config)].filter((warning) => warning !== undefined));
    const faults = [() => findBuiltWeb(config), () => config.verseSets !== undefined && readVerseSets(config.verseSets)];
    return { faults: faults.flatMap(linesOf), warnings };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { faults: error.message.split('\n'), warnings };
  }
}

function linesOf(look: () => unknown): string[] {
  try {
    look();
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return [error.message];
    if (error instanceof VerseSetsRefused) return [error.message.replaceAll(/\n\s*/g, ' ')];
    throw error;
  }
}
