import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { newUuid } from '#lib/uuid.ts';
import type { AlarmMemory } from './alarm.ts';

const nameOf = (userId: string) => `cogn-alarms:${userId}`;

/** What this device knows of a person's alarms: ids and moments only. What is broken counts as nothing. */
export function alarmMemory(userId: string) {
  return {
    read(): AlarmMemory {
      try {
        const kept: unknown = JSON.parse(safeLocalStorage.getItem(nameOf(userId)) ?? '{}');
        return typeof kept === 'object' && kept !== null ? (kept as AlarmMemory) : {};
      } catch {
        return {};
      }
    },
    write(memory: AlarmMemory): void {
      safeLocalStorage.setItem(nameOf(userId), JSON.stringify(memory));
    },
  };
}

/** Names this tab: kept where only this tab looks, so that a reload goes on with what it showed. */
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
