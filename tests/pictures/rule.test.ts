import { describe, expect, test } from 'vitest';
import { compare, type Picture } from './rule.ts';

const SIDE = 192;
type Colour = readonly [number, number, number];
const PAPER: Colour = [247, 245, 240];
const INK: Colour = [16, 24, 43];
const SIGNAL: Colour = [181, 64, 15];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
}

/** A small screen: paper, with boxes on it. */
function screen(boxes: readonly Box[], paper = PAPER): Picture {
  const data = new Uint8Array(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    const box = boxes.findLast((one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height);
    data.set([...(box?.colour ?? paper), 255], at * 4);
  }
  return { width: SIDE, height: SIDE, data };
}

/** Lines of letters as a small picture has them: every other pixel is ink, thinner or thicker by the drawing. */
function lines(x: number, weight: number): Box[] {
  const shade = (paper: number, ink: number) => Math.round(paper + (ink - paper) * weight);
  const colour: Colour = [shade(PAPER[0], INK[0]), shade(PAPER[1], INK[1]), shade(PAPER[2], INK[2])];
  return Array.from({ length: 20 }, (_, line) => ({ x, y: 10 + line * 6, width: 90, height: 2, colour }));
}

const button: Box = { x: 20, y: 150, width: 30, height: 9, colour: SIGNAL };
const picture: Box = { x: 130, y: 20, width: 40, height: 30, colour: INK };
const rail = (x: number): Box[] => [
  { x, y: 80, width: 50, height: 60, colour: [255, 255, 255] },
  ...lines(x + 6, 0.35).flatMap((line) => (line.y > 84 && line.y < 110 ? [{ ...line, width: 36 }] : [])),
];
const rest = [...lines(20, 0.35), button, picture];
const page = (weight = 0.35) => [...lines(20, weight), button, picture, ...rail(130)];

describe('two pictures of one screen', () => {
  test('are one where nothing changed', () => {
    expect(compare(screen(page()), screen(page()))).toEqual({ changed: false, largest: 0, mean: 0, fields: [] });
  });

  test('are one where letters are drawn a little heavier or lighter', () => {
    for (const weight of [0.32, 0.38]) expect(compare(screen(page()), screen(page(weight))).changed).toBe(false);
  });

  test.each([
    ['a picture is missing', screen(page().filter((box) => box !== picture))],
    ['the rail is gone', screen(rest)],
    ['the rail has moved', screen([...rest, ...rail(122)])],
    ['a button has another colour', screen([...page(), { ...button, colour: [29, 95, 168] }])],
    ['the paper is a shade whiter everywhere', screen(page(), [255, 255, 255])],
    ['the style sheet is lost', screen(lines(4, 0.35))],
  ])('are two where %s', (_name, now) => {
    expect(compare(screen(page()), now).changed).toBe(true);
  });

  test('differ where the change is', () => {
    const { fields } = compare(screen(page()), screen(page().filter((box) => box !== picture)));
    const columns = fields.map(({ column }) => column);
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([16, 21]);
  });

  test('differ everywhere where their sizes do', () => {
    const { changed, fields } = compare({ width: 8, height: 8, data: new Uint8Array(256) }, screen([]));
    expect([changed, fields.length]).toEqual([true, 24 * 24]);
  });
});
