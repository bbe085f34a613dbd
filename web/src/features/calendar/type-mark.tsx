import type { ReactNode } from 'react';
import { BrainCog, Hand, MessageCircleHeart, Shapes, Sofa, Speech, Stethoscope } from 'lucide-react';
import type { PageIcon } from '#core/pages/define-page.ts';
import type { AppointmentType } from './appointments.ts';

const marks: Record<AppointmentType, PageIcon> = {
  therapy: Sofa,
  medical: Stethoscope,
  psychology: MessageCircleHeart,
  psychiatry: BrainCog,
  occupational: Hand,
  speech: Speech,
  other: Shapes,
};

/** The icon of a type. The type's name is always beside it. */
export function TypeMark({ type, className = '' }: { type: AppointmentType; className?: string }): ReactNode {
  const Mark = marks[type];
  return <Mark aria-hidden className={`shrink-0 text-primary ${className}`} />;
}
