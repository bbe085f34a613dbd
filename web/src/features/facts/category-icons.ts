import { BookOpen, Eye, Gem, MessageCircle, Mountain, Sprout, type LucideIcon } from 'lucide-react';
import type { FactCategory } from './fact-categories.ts';

/** A small picture beside the word of each category. */
export const categoryIcons: Readonly<Record<FactCategory, LucideIcon>> = {
  achievement: Sprout,
  learning: BookOpen,
  challenge: Mountain,
  specialMoment: Gem,
  observation: Eye,
  reflection: MessageCircle,
};
