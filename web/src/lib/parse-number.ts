/**
 * The number that a person typed, with a comma or a point for the decimals and full-width digits as a Japanese keyboard gives
 * them. Null for an empty text, NaN for what is no number: a form tells the two apart. Grouping ("1.234,5") is understood when
 * both signs stand there; a lone sign is a decimal sign, so that 1.234 kg is never taken for more than a tonne.
 */
export function parseNumber(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace('\u2212', '-');
  if (plain === '') return null;
  const comma = plain.lastIndexOf(',');
  const point = plain.lastIndexOf('.');
  const decimal = comma > point ? ',' : '.';
  const grouping = decimal === ',' ? '.' : ',';
  const bothSigns = comma >= 0 && point >= 0;
  const normal = (bothSigns ? plain.replaceAll(grouping, '') : plain).replace(decimal, '.');
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(normal) ? Number(normal) : Number.NaN;
}
