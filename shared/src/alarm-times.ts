/** How long a snoozed dose or reminder waits until its alarm is delivered again, in minutes. */
export const snoozeMinutes = 15;

/** How long after its time an alarm is still delivered, in ms. A device that slept catches up, but old alarms are dropped. */
export const alarmReach = 3 * 3_600_000;
