/** Two-sided tail probability of Student's t distribution. */
export function studentTail(t: number, freedom: number): number {
  if (!Number.isFinite(t)) return 0;
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/** The positive t that Student's t distribution exceeds on either side with this probability, above 0 (bisection). */
export function studentQuantile(probability: number, freedom: number): number {
  let [low, high] = [0, 1];
  while (studentTail(high, freedom) > probability) high *= 2;
  while (high - low > 1e-6 * high) {
    const middle = (low + high) / 2;
    if (studentTail(middle, freedom) > probability) low = middle;
    else high = middle;
  }
  return high;
}

/** The regularised incomplete beta function, by Lentz's continued fraction. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b;
}

function fraction(x: number, a: number, b: number): number {
  const away = (value: number) => (Math.abs(value) < 1e-300 ? 1e-300 : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let product = d;
  for (let m = 1; m <= 300; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    product *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    product *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return product;
}

/** The logarithm of the gamma function, by Lanczos's approximation with g = 7. */
function logGamma(x: number): number {
  const series = lanczos.reduce((sum, coefficient, at) => sum + (at === 0 ? coefficient : coefficient / (x - 1 + at)), 0);
  const base = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(series);
}

const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
