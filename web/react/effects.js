import { options } from 'preact';

/** Preact's own limit for hidden tabs, where no frame comes, in ms. */
const frameLimit = 35;
/**
 * Events that begin an act of the user. `input` and `change` are not among them: the field already has its new value then,
 * and a render would put back the old one.
 */
const acts = ['pointerdown', 'mousedown', 'click', 'keydown', 'beforeinput', 'submit', 'paste'];
/** All events of an act of the user that this app handles. */
const allActs = new Set([
  ...acts,
  'input',
  'change',
  'keyup',
  'pointerup',
  'mouseup',
  'focusin',
  'focusout',
  'toggle',
  'popstate',
]);
/** Stops two components that change each other without end. */
const mostRounds = 25;

let runEffects;
let renderChanges;

function flushEffects() {
  const flush = runEffects;
  runEffects = undefined;
  flush?.();
}

/** Like React, runs the pending effects before it renders: a component that has not subscribed yet would render old data. */
function flushRenders() {
  flushEffects();
  const flush = renderChanges;
  renderChanges = undefined;
  flush?.();
}

/**
 * Preact runs effects only after the next frame. React also runs them, and renders what they change, before it handles a
 * user's act and after it has rendered what the act changed. Without this, a text typed in a page's first frame would be
 * lost, because no component has subscribed yet. And a dialog would take the focus only after the user's next key.
 */
export function settle() {
  for (let round = 0; (runEffects || renderChanges) && round < mostRounds; round += 1) {
    flushRenders();
    flushEffects();
  }
}

options.requestAnimationFrame = (flush) => {
  runEffects = flush;
  const done = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    setTimeout(flushEffects);
  };
  const timer = setTimeout(done, frameLimit);
  const frame = requestAnimationFrame(done);
};
options.debounceRendering = (flush) => {
  renderChanges = flush;
  queueMicrotask(allActs.has(globalThis.window?.event?.type) ? settle : flushRenders);
};
for (const act of acts) globalThis.window?.addEventListener?.(act, settle, true);
