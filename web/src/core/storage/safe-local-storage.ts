import { layOver, type SmallStorage } from './lay-over.ts';

/** Whether what `safeLocalStorage` takes is still there at the next visit. */
export const localStorageLasts = canKeep();

/**
 * localStorage where the browser has room in it. Where it is full, what is there can still be read; where site data is blocked, some
 * browsers throw at the first touch. What can't be kept then lasts as long as the tab, and the app opens all the same.
 */
export const safeLocalStorage: SmallStorage = localStorageLasts ? localStorage : layOver(readable());

function canKeep(): boolean {
  try {
    const probe = 'cogn-probe';
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

function readable(): SmallStorage | undefined {
  try {
    localStorage.getItem('cogn-probe');
    return localStorage;
  } catch {
    return undefined;
  }
}
