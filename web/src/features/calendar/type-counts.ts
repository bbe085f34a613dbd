import { sum } from '#lib/aggregates.ts';
import { appointmentTypes, type Appointment, type AppointmentType } from './appointments.ts';

export interface TypeCount {
  readonly type: AppointmentType;
  readonly count: number;
  /** The total recovery time in minutes; null if no appointment states one. */
  readonly recovery: number | null;
}

/** The number of appointments of each type, the most frequent type first. Unused types are omitted. */
export function typeCounts(appointments: readonly Appointment[]): TypeCount[] {
  return appointmentTypes
    .map((type) => {
      const own = appointments.filter((appointment) => appointment.type === type);
      return { type, count: own.length, recovery: sum(own.map((appointment) => appointment.recovery_minutes)) };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
