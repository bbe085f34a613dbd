import { sum } from '#lib/sum.ts';
import type { AppointmentType } from './appointment-types.ts';
import { appointmentTypes } from './appointment-types.ts';
import type { Appointment } from './appointments.ts';

export interface TypeCount {
  readonly type: AppointmentType;
  readonly count: number;
  /** Minutes of rest after them, as far as any was said. */
  readonly recovery: number | null;
}

/** How many appointments of each type there are, the most first; a type without one is left out. */
export function typeCounts(appointments: readonly Appointment[]): TypeCount[] {
  return appointmentTypes
    .map((type) => {
      const own = appointments.filter((appointment) => appointment.type === type);
      return { type, count: own.length, recovery: sum(own.map((appointment) => appointment.recovery_minutes)) };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
