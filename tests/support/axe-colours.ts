/**
 * Axe parses the text of a colour with a library of colour spaces, again for each element that lies under a text. A page has some dozen
 * colours: each is parsed once. A text that is no colour fails each time, as axe expects.
 * @param axe without it, the axe of the page's `window`: end-to-end tests send this function's text to a page, so it uses nothing around it
 */
export function parseColoursOnce(axe: unknown = Reflect.get(globalThis, 'axe')): void {
  /** Red, green, blue and alpha: each from 0 to 1. */
  interface Colour {
    r: number;
    g: number;
    b: number;
    alpha: number;
    parseString: (text: string) => Colour;
  }
  // Axe's types leave the colours out.
  const { prototype }: { readonly prototype: Colour } = Object(axe).commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const channels = known.get(text);
    if (channels) return Object.assign(this, channels);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
