import { ConsentItem } from './consent-item.tsx';
import { PolicyItem } from './policy-item.tsx';

/** Every purpose that a person can say yes or no to, each on its own, and the policy that tells what all of them mean. */
export function ConsentList() {
  return (
    <>
      <ul className="flex flex-col gap-4">
        <ConsentItem purpose="health" />
        <ConsentItem purpose="spirituality" />
        <ConsentItem purpose="crisis_messages" />
      </ul>
      <PolicyItem />
    </>
  );
}
