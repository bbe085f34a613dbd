/**
 * Marks a place where content still loads. While a page opens, all content below the marker is hidden, so that nothing moves
 * (styles/base.css).
 */
export function OnItsWay() {
  return <span hidden data-on-its-way />;
}
