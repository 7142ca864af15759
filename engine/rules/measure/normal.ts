/** Quantile function (algorithm AS 241) and density of the standard normal distribution. Pure. */

/** Coefficients of a polynomial, the constant term first. */
type Coefficients = readonly number[];

const CENTRE: { readonly over: Coefficients; readonly under: Coefficients } = {
  over: [3.3871327179, 50.434271938, 159.29113202, 59.10937472],
  under: [1, 17.895169469, 78.757757664, 67.1875636],
};
const TAIL: typeof CENTRE = {
  over: [1.4234372777, 2.75681539, 1.3067284816, 0.17023821103],
  under: [1, 0.7370016425, 0.12021132975],
};
const FAR_TAIL: typeof CENTRE = {
  over: [6.657905115, 3.081226386, 0.42868294337, 0.017337203997],
  under: [1, 0.24197894225, 0.012258202635],
};

/**
 * Quantile function: the value with a share `p` of the distribution below it; z(p) in signal detection. Algorithm AS 241, PPND7, accurate
 * to about seven digits: M. J. Wichura, "The percentage points of the normal distribution", Applied Statistics 37 (1988), 477–484.
 * @param p between 0 and 1, both excluded
 * @throws RangeError for any other number
 */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`a probability between 0 and 1 was expected, not ${p}`);
  const fromCentre = p - 0.5;
  if (Math.abs(fromCentre) <= 0.425) return fromCentre * ratio(CENTRE, 0.180625 - fromCentre * fromCentre);
  const root = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
  const distance = root <= 5 ? ratio(TAIL, root - 1.6) : ratio(FAR_TAIL, root - 5);
  return fromCentre < 0 ? -distance : distance;
}

/** Probability density at `z`. */
export function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

function ratio({ over, under }: typeof CENTRE, at: number): number {
  return polynomial(over, at) / polynomial(under, at);
}

/** Evaluates a polynomial (Horner's method). */
function polynomial(coefficients: Coefficients, at: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * at + coefficient, 0);
}
