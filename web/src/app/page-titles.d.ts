/** Made by build/page-titles.ts: page id → the page's name. */
declare module 'virtual:page-titles/*' {
  const titles: Readonly<Record<string, string>>;
  export default titles;
}
