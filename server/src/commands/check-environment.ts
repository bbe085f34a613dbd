import { findBuiltWeb } from '#web-build.ts';
import { ConfigError, readConfig } from '#config/config.ts';
import { commandVariables } from '#config/families.ts';
import { findMisspeltVariables, sentenceOf } from '#config/misspelt-variables.ts';
import { readVariables, type Environment } from '#config/read-variables.ts';
import { unsafeSettings } from '#config/unsafe-settings.ts';
import { proxyWarning } from '#http/missing-proxy.ts';
import { readVerseSets, VerseSetsRefused } from '#functions/verse-sets/verse-sets.ts';

/** The result of a check. Each line names a variable, and contains no value except the paths of VERSE_SETS. */
export interface Checked {
  /** Problems; any of them prevents the start. */
  faults: string[];
  /** Settings that do not prevent the start, but are probably mistakes. */
  warnings: string[];
}

/**
 * Checks an environment without starting a server: each variable, combinations of variables, and the folders that they
 * name.
 */
export function checkEnvironment(environment: Environment): Checked {
  const warnings = [
    ...findMisspeltVariables(environment).map(sentenceOf),
    ...readVariables(commandVariables, environment).faults.values(),
  ];
  try {
    const config = readConfig(environment);
    warnings.push(...[proxyWarning(config)].filter((warning) => warning !== undefined), ...unsafeSettings(config));
    const faults = [() => findBuiltWeb(config), () => config.verseSets !== undefined && readVerseSets(config.verseSets)];
    return { faults: faults.flatMap(linesOf), warnings };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { faults: error.message.split('\n'), warnings };
  }
}

function linesOf(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return [error.message];
    if (error instanceof VerseSetsRefused) return [error.message.replaceAll(/\n\s*/g, ' ')];
    throw error;
  }
}
