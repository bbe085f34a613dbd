import { OperatorLines } from './operator-lines.tsx';
import type { PolicyData, PolicySection, PrivacyPolicy } from './privacy-policy.ts';

interface PolicySectionTextProps {
  id: string;
  section: PolicySection;
  words: PrivacyPolicy['words'];
}

export function PolicySectionText({ id, section, words }: PolicySectionTextProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-xl">
        {section.heading}
      </h2>
      {section.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.operator && <OperatorLines messages={section.operator} />}
      {section.data?.map((data) => (
        <DataCard key={data.name} data={data} words={words} />
      ))}
      {section.list && (
        <ul className="flex list-disc flex-col gap-1.5 ps-6">
          {section.list.map((item) => (
            <li key={item} className="max-w-[56ch]">
              {item}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One kind of data with its purpose and legal basis. It is a card, because a table is hard to read on a phone. */
function DataCard({ data, words }: { data: PolicyData; words: PrivacyPolicy['words'] }) {
  const lines = [
    { term: words.what, text: data.what },
    { term: words.purpose, text: data.purpose },
    { term: words.basis, text: data.basis },
  ];
  return (
    <section className="rounded-lg border border-line bg-surface px-5 py-4">
      <h3 className="mb-2 font-semibold">{data.name}</h3>
      <dl className="flex flex-col gap-1.5">
        {lines.map(({ term, text }) => (
          <div key={term} className="gap-3 sm:flex">
            <dt className="w-28 shrink-0 text-sm text-muted">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
