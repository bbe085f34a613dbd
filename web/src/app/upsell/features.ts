import {
  BatteryMedium,
  Brain,
  CalendarCheck,
  ChartLine,
  Download,
  Heart,
  Lightbulb,
  MoonStar,
  PawPrint,
  Siren,
  VenetianMask,
  Waves,
} from 'lucide-react';

/** The twelve features of the premium dialog, in the specification's order (section 2). Their words: namespace `upsell`. */
export const features = [
  { id: 'pet', icon: PawPrint },
  { id: 'daily', icon: CalendarCheck },
  { id: 'mood', icon: Heart },
  { id: 'sleep', icon: MoonStar },
  { id: 'executive', icon: Brain },
  { id: 'social', icon: BatteryMedium },
  { id: 'camouflage', icon: VenetianMask },
  { id: 'analysis', icon: Waves },
  { id: 'facts', icon: Lightbulb },
  { id: 'crisis', icon: Siren },
  { id: 'statistics', icon: ChartLine },
  { id: 'export', icon: Download },
] as const;

/** Each entry of the list begins this much later than the one before, in seconds (section 9). */
export const stagger = 0.05;
