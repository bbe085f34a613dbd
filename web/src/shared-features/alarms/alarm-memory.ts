import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { newUuid } from '#lib/uuid.ts';
import type { AlarmMemory } from './alarm.ts';

const nameOf = (userId: string) => `cogn-alarms:${userId}`;

/** Persists what this device knows of a user's alarms: ids and times only. Invalid data counts as empty. */
export function alarmMemory(userId: string) {
  return {
    read(): AlarmMemory {
      try {
        const stored: unknown = JSON.parse(safeLocalStorage.getItem(nameOf(userId)) ?? '{}');
        return typeof stored === 'object' && stored !== null ? (stored as AlarmMemory) : {};
      } catch {
        return {};
      }
    },
    write(memory: AlarmMemory): void {
      safeLocalStorage.setItem(nameOf(userId), JSON.stringify(memory));
    },
  };
}

/** The tab's id, in session storage so that a reload continues to show its alarms. */
export function tabName(): string {
  try {
    const known = sessionStorage.getItem('cogn-tab');
    if (known !== null) return known;
    const name = newUuid();
    sessionStorage.setItem('cogn-tab', name);
    return name;
  } catch {
    return newUuid();
  }
}
