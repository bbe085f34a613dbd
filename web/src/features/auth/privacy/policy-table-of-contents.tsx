import type { WholePolicy } from './load-policy.ts';
import { policySections } from './privacy-policy.ts';

/** The table of contents; each link moves to its section. */
export function PolicyContents({ policy }: { policy: WholePolicy }) {
  const sections = [
    { id: 'supplement', heading: policy.supplement.section.heading },
    ...policySections.map((id) => ({ id, heading: policy.sections[id].heading })),
  ];
  return (
    <nav aria-labelledby="privacy-contents" className="rounded-lg bg-primary-soft px-5 py-4">
      <h2 id="privacy-contents" className="mb-1 text-lg">
        {policy.words.contents}
      </h2>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#privacy-${id}`}
              onClick={(event) => {
                // The link must not add a history entry, so that the browser's back button still returns to the form.
                event.preventDefault();
                const heading = document.getElementById(`privacy-${id}`);
                heading?.scrollIntoView();
                heading?.focus({ preventScroll: true });
              }}
              className="inline-flex min-h-11 min-w-11 items-center text-primary underline underline-offset-4"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
