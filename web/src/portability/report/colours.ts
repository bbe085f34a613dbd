/** A colour of the printed page as red, green and blue. Paper is white in every theme. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The colours of a printed page, after the theme "pastel": text above 7:1 on white, marks above 3:1. */
export const colours = {
  ink: [46, 41, 56],
  muted: [91, 84, 102],
  line: [214, 206, 198],
  sunken: [246, 242, 237],
  primary: [88, 74, 126],
  one: [106, 90, 148],
  two: [79, 138, 112],
  three: [179, 112, 92],
  pale: [205, 198, 221],
} as const satisfies Record<string, Colour>;
