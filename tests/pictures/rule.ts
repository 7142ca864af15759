/**
 * When two pictures of one screen differ enough for somebody to look at them. Letters are drawn a little differently by every
 * browser and machine, so that pixels are not compared: the mean colour of each small field is, as an eye would see it.
 */

/** Rows of pixels, four bytes each: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A field of the grid whose colour has changed. */
interface ChangedField {
  readonly column: number;
  readonly row: number;
  /** 100 is from black to white. */
  readonly distance: number;
}

export interface Comparison {
  readonly changed: boolean;
  /** Of the field that changed most. */
  readonly largest: number;
  /** Mean of all fields. */
  readonly mean: number;
  /** Those that an eye would see, whatever the verdict. */
  readonly fields: readonly ChangedField[];
}

/** Side of a field, in pixels of the small picture. */
export const FIELD = 8;
/** A field that changed by this much is seen. */
const SEEN = 2;
/** One field that changed by this much is a change. */
const LOUD = 3.5;
/** So many fields that are seen are a change, each for itself however faint. */
const MANY = 8;

/** Pictures of two sizes differ everywhere. */
export function compare(before: Picture, now: Picture): Comparison {
  const grid = fieldsOf(now);
  const old = before.width === now.width && before.height === now.height ? fieldsOf(before).colours : null;
  const distances = grid.colours.map((colour, index) => (old === null ? 100 : distance(colour, old[index] ?? colour)));
  const fields = distances.flatMap((far, index) =>
    far >= SEEN ? [{ column: index % grid.columns, row: Math.floor(index / grid.columns), distance: far }] : [],
  );
  const largest = Math.max(0, ...distances);
  return {
    changed: largest >= LOUD || fields.length >= MANY,
    largest,
    mean: distances.reduce((sum, one) => sum + one, 0) / Math.max(1, distances.length),
    fields,
  };
}

/** Lightness, green to red, blue to yellow: a space in which distances are what an eye sees (Oklab). */
type Colour = readonly [number, number, number];

function distance(one: Colour, other: Colour): number {
  return 100 * Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** The mean colour of each field, row by row. */
function fieldsOf({ width, height, data }: Picture): { readonly columns: number; readonly colours: readonly Colour[] } {
  const columns = Math.ceil(width / FIELD);
  const sums = Array.from(
    { length: columns * Math.ceil(height / FIELD) },
    () => [0, 0, 0, 0] as [number, number, number, number],
  );
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sum = sums[Math.floor(y / FIELD) * columns + Math.floor(x / FIELD)];
      if (!sum) continue;
      const at = (y * width + x) * 4;
      sum[0] += linear(data[at] ?? 0);
      sum[1] += linear(data[at + 1] ?? 0);
      sum[2] += linear(data[at + 2] ?? 0);
      sum[3] += 1;
    }
  }
  return { columns, colours: sums.map(([red, green, blue, count]) => oklab(red / count, green / count, blue / count)) };
}

/** Light that mixes: letters drawn thinner or thicker are as much ink in all. */
function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** From linear light, by the matrices of https://bottosson.github.io/posts/oklab/ */
function oklab(red: number, green: number, blue: number): Colour {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}
