/** The symbol of a day without a record in a day grid. */
export function OpenSquare({ className }: { className: string }) {
  return (
    <span className={`block shrink-0 rounded-sm border border-dashed border-edge ${className}`} style={{ opacity: 0.6 }} />
  );
}
