export interface Shot {
  file: string;
  view: string;
  appearance: string;
}

/** Returns the HTML of a page with all screenshots, one row for each view. */
export function contactSheet(shots: readonly Shot[]): string {
  const views = [...new Set(shots.map(({ view }) => view))];
  const rows = views.map((view) => {
    const figures = shots
      .filter((shot) => shot.view === view)
      .map(
        ({ file, appearance }) =>
          `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${view}: ${appearance}"></a><figcaption>${appearance}</figcaption></figure>`,
      );
    return `<h2 id="${view}">${view}</h2><div>${figures.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>COGN: screenshots</title>
<style>body{font:16px system-ui;margin:2rem;background:#ddd}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}
figure{margin:0}img{height:30rem;display:block;box-shadow:0 1px 6px #0004}figcaption{padding:.4rem 0}</style>
<h1>COGN: screenshots</h1><p>${views.map((view) => `<a href="#${view}">${view}</a>`).join(' · ')}</p>${rows.join('\n')}</html>`;
}
