import type { PageMessage } from './page-message.ts';

/** How long a page may take to answer, in ms; one that is loading does not. */
const patience = 500;

/** Asks a page of ours something. `false` when it does not answer: it is loading, or somebody is signed out. */
export function askWindow(window: Pick<WindowClient, 'postMessage'>, message: PageMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (answer: boolean) => {
      resolve(answer);
      port1.close();
      clearTimeout(waiting);
    };
    const waiting = setTimeout(() => settle(false), patience);
    port1.onmessage = ({ data }) => settle(data === true);
    window.postMessage(message, [port2]);
  });
}
