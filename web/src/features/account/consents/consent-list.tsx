import { ConsentItem } from './consent-item.tsx';
import { PolicyItem } from './policy-item.tsx';

/** All consent purposes, each with a button to agree or withdraw, and the privacy policy, which explains the purposes. */
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
