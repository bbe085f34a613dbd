import { expect, it } from 'vitest';
import { createToastStore, toastDuration } from './toast-store.ts';

it('shows one toast at a time: a newer one replaces an older one', () => {
  const store = createToastStore();
  store.show({ title: 'first' });
  store.show({ title: 'second' });
  expect(store.state().current?.title).toBe('second');
});

it('keeps every toast in the history, newest first, dismissed or not', () => {
  const store = createToastStore();
  store.show({ title: 'first' });
  store.show({ title: 'second' });
  store.dismiss(store.state().current!.id);
  expect(store.state().current).toBeNull();
  expect(store.state().history.map((toast) => toast.title)).toEqual(['second', 'first']);
});

it('ignores the closing of a replaced toast', () => {
  const store = createToastStore();
  store.show({ title: 'first' });
  const first = store.state().current!.id;
  store.show({ title: 'second' });
  store.dismiss(first);
  expect(store.state().current?.title).toBe('second');
});

it('errors and toasts with an action stay, and others disappear after the given time', () => {
  expect(toastDuration({ title: 'saved' }, 5000)).toBe(5000);
  expect(toastDuration({ title: 'failed', variant: 'destructive' }, 5000)).toBe(Infinity);
  expect(toastDuration({ title: 'removed', action: { label: 'undo', onAct: () => undefined } }, 5000)).toBe(Infinity);
});

it('forgets everything when the person signs out', () => {
  const store = createToastStore();
  store.show({ title: 'Entry saved: angry' });
  store.clear();
  expect(store.state()).toEqual({ current: null, history: [] });
});
