import type { Page } from '@playwright/test';

/** What a page has done since it opened. */
export interface Recorded {
  /** The animations and transitions that started, each with its delay in seconds. */
  motions: { what: string; delay: number }[];
  /** The cumulative layout shift without user input. `shifted` lists the elements. */
  shift: number;
  shifted: string[];
  /** The sounds, speech, vibrations, clipboard reads, dictations and permission requests that started. */
  asked: string[];
  /** The texts that changed more than twice. */
  ticking: string[];
}

declare global {
  interface Window {
    recorded: Recorded;
  }
}

function install(): void {
  const recorded: Recorded = { motions: [], shift: 0, shifted: [], asked: [], ticking: [] };
  window.recorded = recorded;
  const name = (element: Element | null) =>
    element ? `<${element.tagName.toLowerCase()}> “${(element.textContent ?? '').trim().slice(0, 40)}”` : 'something';
  for (const kind of ['animationstart', 'transitionrun'] as const) {
    document.addEventListener(
      kind,
      (event) => {
        const element = event.target as Element;
        const delay = parseFloat(getComputedStyle(element).animationDelay);
        const what = event instanceof AnimationEvent ? event.animationName : (event as TransitionEvent).propertyName;
        recorded.motions.push({ what: `${what} of ${name(element)}`, delay });
      },
      true,
    );
  }
  new PerformanceObserver((list) => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node: Node | null }[] };
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      recorded.shift += entry.value;
      const node = entry.sources?.[0]?.node;
      recorded.shifted.push(
        `${entry.value.toFixed(3)} ${name(node instanceof Element ? node : (node?.parentElement ?? null))}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const changes = new Map<Node, number>();
  new MutationObserver((mutations) => {
    for (const { target, oldValue } of mutations) {
      // A write of the same text changes nothing on the screen.
      if (target.nodeValue === oldValue) continue;
      const times = (changes.get(target) ?? 0) + 1;
      changes.set(target, times);
      if (times === 3) recorded.ticking.push(name(target.parentElement));
    }
  }).observe(document, { subtree: true, characterDataOldValue: true });

  /** Records each call of a method and lets the call proceed. */
  const watch = (holder: object | undefined, method: string, words: string) => {
    const original = holder && (Reflect.get(holder, method) as unknown);
    if (!holder || typeof original !== 'function') return;
    Reflect.set(holder, method, function (this: unknown, ...parameters: unknown[]) {
      recorded.asked.push(words);
      return Reflect.apply(original, this, parameters) as unknown;
    });
  };
  /** Records each construction of an object of a class. */
  const watchClass = (className: string, words: string) => {
    const original = Reflect.get(window, className) as (new (...parameters: unknown[]) => object) | undefined;
    if (!original) return;
    const construct = (target: typeof original, parameters: unknown[]) => {
      recorded.asked.push(words);
      return new target(...parameters);
    };
    Reflect.set(window, className, new Proxy(original, { construct }));
  };
  // Some of these APIs exist only in a secure context.
  const { geolocation, mediaDevices, clipboard } = navigator as Partial<Navigator>;
  watch('Notification' in window ? Notification : undefined, 'requestPermission', 'notifications');
  watch('PushManager' in window ? PushManager.prototype : undefined, 'subscribe', 'push messages');
  watch(geolocation, 'getCurrentPosition', 'location');
  watch(geolocation, 'watchPosition', 'location');
  watch(mediaDevices, 'getUserMedia', 'microphone or camera');
  watch(clipboard, 'read', 'reading the clipboard');
  watch(clipboard, 'readText', 'reading the clipboard');
  watch(navigator, 'vibrate', 'vibration');
  watch(HTMLMediaElement.prototype, 'play', 'sound or film');
  watch('speechSynthesis' in window ? speechSynthesis : undefined, 'speak', 'speech');
  watchClass('AudioContext', 'sound');
  watchClass('SpeechRecognition', 'dictation');
  watchClass('webkitSpeechRecognition', 'dictation');
}

/** Makes every page that opens from now on record what it does. */
export async function installRecorder(page: Page): Promise<void> {
  await page.addInitScript(install);
}

/** What the current page has done since it opened. */
export function recordedBy(page: Page): Promise<Recorded> {
  return page.evaluate(() => window.recorded);
}
