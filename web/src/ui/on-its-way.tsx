/** A hidden marker where content may still load: content below it is hidden until then, so that nothing shifts (styles/base.css). */
export function OnItsWay() {
  return <span hidden data-on-its-way />;
}
