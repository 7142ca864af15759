import { expect, it, onTestFinished } from 'vitest';
import { createVariant, mount } from '#engine/authoring/testing';
import { DEVICES } from './artifacts.ts';
import checker from './challenge.server.ts';
import { PlaceDrawing } from './place-drawing.tsx';

/** Half the width of a pin, its white border included, in the drawing of 640 × 360. */
const RADIUS = 23;

const reveals = Array.from({ length: 1500 }, (_, index) =>
  checker.reveal?.(checker.secrets(createVariant(index.toString(16).padStart(32, '7')))),
);

it.each(DEVICES)('has each pin of %s whole in the drawing, also where several gestures have one spot', async (device) => {
  const hands = reveals.flatMap((reveal) => (reveal?.device === device ? [reveal.cards] : []));
  const spots = [...new Set(hands.flatMap((cards) => cards.map(({ spot }) => spot)))];
  const pins = spots.flatMap((spot) => {
    const most = Math.max(...hands.map((cards) => cards.filter((card) => card.spot === spot).length));
    return Array.from({ length: most }, (_, place) => ({ spot, kind: 'first', mark: `${spot} ${place + 1}` }) as const);
  });
  const { host, unmount } = await mount(<PlaceDrawing device={device} light={8} pins={pins} />);
  onTestFinished(unmount);
  await expect.poll(() => host.querySelectorAll('g:has(> circle + text)')).toHaveLength(pins.length);
  const cutOff = [...host.querySelectorAll<SVGGElement>('g:has(> circle + text)')].flatMap((pin) => {
    const { e: x, f: y } = pin.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
    return Math.min(x, 640 - x, y, 360 - y) < RADIUS ? [pin.textContent] : [];
  });
  expect(cutOff).toEqual([]);
});
