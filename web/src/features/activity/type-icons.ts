import { Bike, Dumbbell, Footprints, Sparkles, PersonStanding, Waves, type LucideIcon } from 'lucide-react';
import type { ActivityType } from './kinds-of-activity.ts';

/** A small picture beside the word of each type. */
export const typeIcons: Readonly<Record<ActivityType, LucideIcon>> = {
  bodybuilding: Dumbbell,
  swimming: Waves,
  pilates: PersonStanding,
  running: Footprints,
  cycling: Bike,
  other: Sparkles,
};
