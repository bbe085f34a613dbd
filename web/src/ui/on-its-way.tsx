/** Stands, unseen, where something may yet come: what follows it waits until that is known, and is not pushed down (styles/base.css). */
export function OnItsWay() {
  return <span hidden data-on-its-way />;
}
