/** The colours of the pictures, softer than OpenMoji's, so that they suit a calm page. Black lines are dark grey. */
const palette: Readonly<Record<string, string>> = {
  ...{ k: '#2f3437', e: '#54595c', s: '#a3a6a6', a: '#d6d6d3', h: '#ffffff' },
  ...{ y: '#f5dc6f', u: '#e0b04a', o: '#ecb673', q: '#d98d56', t: '#b3946a', d: '#84664f' },
  ...{ l: '#b5cf84', g: '#7fae72', b: '#a9d3ea', i: '#7fb6d9' },
  ...{ r: '#c9574f', c: '#dd7f70', n: '#f2bccb', m: '#dd97a9', w: '#8a4a58' },
};

/** The card behind a picture. It is the same in all themes, because the dark lines need a light ground. */
export const ground = '#ebe8e0';

/** The visible part of the canvas of 72 × 72 units. */
export const viewBox = '3 3 66 66';

export interface Shape {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  /** The data of an SVG path. */
  readonly path: string;
}

export interface PictureGroup {
  readonly name: string;
  readonly ids: readonly string[];
}

export interface Drawings {
  /** The categories with their pictures, in the order of the picker. */
  readonly groups: readonly PictureGroup[];
  readonly shapes: ReadonlyMap<string, readonly Shape[]>;
}

/**
 * Reads drawings.ts. The result contains only path data and colours of the palette, no markup, so a picture cannot contain a
 * script or an address.
 */
export function readDrawings(text: string): Drawings {
  const groups: { name: string; ids: string[] }[] = [];
  const shapes = new Map<string, readonly Shape[]>();
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) {
      groups.push({ name: line.slice(2), ids: [] });
      continue;
    }
    const [id = '', ...written] = line.split('|');
    groups.at(-1)?.ids.push(id);
    shapes.set(id, written.map(readShape));
  }
  return { groups, shapes };
}

function readShape(written: string): Shape {
  const [, fill = '', stroke = '', width = '', path = ''] =
    /^([a-z-])([a-z-])([\d.]*)([Mm][\d\sA-Za-z.,-]*)$/u.exec(written) ?? [];
  return { fill: palette[fill] ?? 'none', stroke: palette[stroke] ?? 'none', width: Number(width) || 2, path };
}

/** A picture as an SVG file with its card, for other apps. */
export function toSvg(shapes: readonly Shape[]): string {
  const paths = shapes.map(
    ({ fill, stroke, width, path }) =>
      `<path fill="${fill}"${stroke === 'none' ? '' : ` stroke="${stroke}" stroke-width="${String(width)}"`} d="${path}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="264" height="264" stroke-linecap="round" stroke-linejoin="round"><desc>OpenMoji, CC BY-SA 4.0, colours changed</desc><path fill="${ground}" d="M3 3h66v66H3z"/>${paths.join('')}</svg>`;
}
