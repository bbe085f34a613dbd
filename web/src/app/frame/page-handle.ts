/** What a route says of itself: the namespace whose word `title` names the page. */
export interface PageHandle {
  namespace: string;
}
