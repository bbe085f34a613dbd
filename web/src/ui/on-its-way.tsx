/** Marks a place where content still loads. All content below the marker stays hidden, so that nothing shifts (styles/base.css). */
export function OnItsWay() {
  return <span hidden data-on-its-way />;
}
