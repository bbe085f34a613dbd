import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { newUuid } from '#lib/uuid.ts';
import type { AlarmMemory } from './alarm.ts';

const nameOf = (userId: string) => `cogn-alarms:${userId}`;

/** Stores the states of a user's alarms on this device: only ids and times. Invalid data counts as empty. */
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

/** The tab's id. It is in session storage, so that the tab still shows its alarms after a reload. */
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
