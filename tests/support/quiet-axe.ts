/** Work of axe that no test needs; its verdicts stay the same. */
import axe from 'axe-core';

/** Red, green, blue and alpha: each from 0 to 1. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => Colour;
}

// Axe parses the text of a colour with a library of colour spaces, again for each element that lies under a text. A page has some dozen
// colours: each is parsed once. A text that is no colour fails each time, as axe expects. Axe's types leave the colours out.
const { Color }: { readonly Color: { readonly prototype: Colour } } = Reflect.get(axe.commons, 'color');
const { parseString } = Color.prototype;
const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();

Color.prototype.parseString = function (text) {
  const channels = known.get(text);
  if (channels) return Object.assign(this, channels);
  const { r, g, b, alpha } = parseString.call(this, text);
  known.set(text, { r, g, b, alpha });
  return this;
};

// A report of the rules that failed: the others, with what passed, would be some 50 kB that each test sends to the runner.
axe.addReporter('mistakes', (results, options, resolve, reject) =>
  axe.getReporter('v1')(
    results.filter(({ violations }) => violations.length > 0),
    options,
    resolve,
    reject,
  ),
);
