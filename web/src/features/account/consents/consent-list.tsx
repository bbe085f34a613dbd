import { ConsentItem } from './consent-item.tsx';

/** Every purpose that a person can say yes or no to, each on its own. */
export function ConsentList() {
  return (
    <ul className="flex flex-col gap-4">
      <ConsentItem purpose="health" />
      <ConsentItem purpose="spirituality" />
      <ConsentItem purpose="crisis_messages" />
    </ul>
  );
}
