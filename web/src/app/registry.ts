import type { Page } from '#core/pages/define-page.ts';
import { mood } from '#features/mood/mood.ts';
import { profile } from '#features/profile/profile.ts';
import { water } from '#features/water/water.ts';
import { weight } from '#features/weight/weight.ts';

/** Every page of the sidebar, in its order. A new page is one line here. */
export const registry: readonly Page[] = [profile, weight, water, mood];
