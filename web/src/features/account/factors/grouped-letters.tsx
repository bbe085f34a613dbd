/** Shows a long secret in groups of four letters, which are easier to read and type. The copied text has no spaces. */
export function GroupedLetters({ text }: { text: string }) {
  const groups = text.match(/.{1,4}/gu) ?? [];
  return (
    <code className="select-all">
      {groups.map((group, index) => (
        <span key={index} className="me-2 inline-block">
          {group}
        </span>
      ))}
    </code>
  );
}
