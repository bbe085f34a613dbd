/** The reported figures of each page: the four scores (0 to 100) and the times that users notice. */
const figures = [
  ...['performance', 'accessibility', 'best-practices', 'seo'].map((id) => ({
    name: id,
    of: (result) => result.categories[id].score * 100,
    digits: 0,
  })),
  {
    name: 'largest contentful paint, s',
    of: (result) => result.audits['largest-contentful-paint'].numericValue / 1000,
    digits: 2,
  },
  { name: 'total blocking time, ms', of: (result) => result.audits['total-blocking-time'].numericValue, digits: 0 },
  { name: 'cumulative layout shift', of: (result) => result.audits['cumulative-layout-shift'].numericValue, digits: 3 },
  // Lighthouse's own measure of the processor's speed during the run: an idle desktop has 1,500 or more.
  { name: 'benchmark index', of: (result) => result.environment.benchmarkIndex, digits: 0 },
];

/** Median, lowest and highest value of one figure over a page's runs. */
function spread(figure, results) {
  const values = results.map(figure.of).sort((one, other) => one - other);
  const middle = values[Math.floor(values.length / 2)];
  const [median, lowest, highest] = [middle, values[0], values.at(-1)].map((value) => value.toFixed(figure.digits));
  return `${median} (${lowest}–${highest})`;
}

/** The Lighthouse audits that cost a page points in any of its runs. Performance audits are excluded. */
function faults(results) {
  const found = new Map();
  for (const { categories, audits } of results) {
    for (const category of Object.values(categories)) {
      if (category.id === 'performance') continue;
      for (const { id, weight } of category.auditRefs) {
        const { score, title } = audits[id];
        if (weight > 0 && score !== null && score < 1) found.set(id, `${category.title}: ${title} (${id})`);
      }
    }
  }
  return [...found.values()];
}

/** Prints a table of medians and ranges, then the audits that cost points. Each page has one Lighthouse result per run. */
export function printReport(pages) {
  console.log(`| median (lowest–highest) | ${pages.map((page) => page.title).join(' | ')} |`);
  console.log(`| --- |${' --- |'.repeat(pages.length)}`);
  for (const figure of figures) {
    console.log(`| ${figure.name} | ${pages.map((page) => spread(figure, page.results)).join(' | ')} |`);
  }
  for (const { title, results } of pages) {
    const found = faults(results);
    console.log(
      `\n${title}: ${found.length === 0 ? 'no audit outside of performance costs points.' : 'these audits cost points:'}`,
    );
    for (const fault of found) console.log(`  ${fault}`);
  }
}
