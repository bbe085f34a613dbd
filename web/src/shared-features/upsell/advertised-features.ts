import {
  BatteryMedium,
  BedDouble,
  Brain,
  ChartLine,
  CloudLightning,
  Download,
  Drama,
  Lightbulb,
  PawPrint,
  Siren,
  Smile,
  SunMedium,
} from 'lucide-react';

/** The twelve features of the premium dialog in order, each with its page's icon. The namespace `upsell` has their texts. */
export const features = [
  { id: 'pet', icon: PawPrint },
  { id: 'daily', icon: SunMedium },
  { id: 'mood', icon: Smile },
  { id: 'sleep', icon: BedDouble },
  { id: 'executive', icon: Brain },
  { id: 'social', icon: BatteryMedium },
  { id: 'camouflage', icon: Drama },
  { id: 'analysis', icon: CloudLightning },
  { id: 'facts', icon: Lightbulb },
  { id: 'crisis', icon: Siren },
  { id: 'statistics', icon: ChartLine },
  { id: 'export', icon: Download },
] as const;

/** The delay between the animations of two consecutive features, in seconds. */
export const stagger = 0.05;
