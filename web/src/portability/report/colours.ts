/** A printed colour as red, green and blue; the paper is always white. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Printed colours based on the theme "pastel". Contrast on white: text above 7:1, marks above 3:1. */
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
