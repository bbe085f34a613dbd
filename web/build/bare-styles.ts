import type { Plugin } from 'vite';

/** What Tailwind asks before it mixes a colour. Chrome mixes since 111, Firefox since 113, Safari since 16.2: every browser that we build for. */
const asked = /@supports \(color:\s*color-mix\(in lab,\s*red,\s*red\)\)\s*\{/;

/** Tailwind writes each mixed colour twice, for browsers that can't mix and for those that can. The build asks no more and keeps the mixed one. */
export function bareStyles(): Plugin {
  return {
    name: 'cogn:bare-styles',
    enforce: 'pre',
    apply: 'build',
    transform: { filter: { id: /\/styles\/index\.css/ }, handler: (code) => ({ code: withoutQuestion(code), map: null }) },
  };
}

/** The rules without the question around them. */
export function withoutQuestion(code: string): string {
  const question = asked.exec(code);
  if (!question) return code;
  const start = question.index + question[0].length;
  let end = start;
  for (let depth = 1; depth > 0 && end < code.length; end += 1) {
    if (code[end] === '{') depth += 1;
    if (code[end] === '}') depth -= 1;
  }
  return code.slice(0, question.index) + code.slice(start, end - 1) + withoutQuestion(code.slice(end));
}
