import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEBRIEF_SLIDES } from '#schemas/constants.ts';
import { firstPosition, lastPosition, positionAfter, slideAt } from './debrief-deck.ts';

const MISSIONS = ['caesar', 'phishing'];
const at = (position: number) => ({ missions: MISSIONS, position });

describe('a deck', () => {
  it('begins with the list of missions, and has every slide of each mission in order', () => {
    expect(slideAt(at(0))).toBeNull();
    const slides = Array.from({ length: lastPosition(at(0)) }, (_, index) => slideAt(at(index + 1)));
    expect(slides).toEqual(MISSIONS.flatMap((mission) => DEBRIEF_SLIDES.map((name) => ({ mission, name }))));
    expect(slideAt(at(lastPosition(at(0)) + 1))).toBeNull();
  });

  it('has the first slide of a mission where that is said to be', () => {
    for (const [index, mission] of MISSIONS.entries())
      expect(slideAt(at(firstPosition(index)))).toEqual({ mission, name: DEBRIEF_SLIDES[0] });
  });

  it('goes a slide on and back, and not beyond its ends', () => {
    const last = lastPosition(at(0));
    expect(positionAfter(at(3), { action: 'next', from: 3 })).toBe(4);
    expect(positionAfter(at(3), { action: 'previous', from: 3 })).toBe(2);
    expect(positionAfter(at(1), { action: 'previous', from: 1 })).toBe(0);
    expect(positionAfter(at(0), { action: 'previous', from: 0 })).toBeNull();
    expect(positionAfter(at(last - 1), { action: 'next', from: last - 1 })).toBe(last);
    expect(positionAfter(at(last), { action: 'next', from: last })).toBeNull();
  });

  it('turns one slide for two presses at once: the second was pressed at a slide that is over', () => {
    fc.assert(
      fc.property(fc.nat(lastPosition(at(0))), fc.constantFrom('next' as const, 'previous' as const), (from, action) => {
        const moved = positionAfter(at(from), { action, from });
        if (moved !== null) expect(positionAfter(at(moved), { action, from })).toBeNull();
      }),
    );
  });

  it('goes to a slide that it has, unless it stands there', () => {
    const last = lastPosition(at(0));
    expect(positionAfter(at(3), { action: 'go', position: last })).toBe(last);
    expect(positionAfter(at(3), { action: 'go', position: 0 })).toBe(0);
    expect(positionAfter(at(3), { action: 'go', position: 3 })).toBeNull();
    expect(positionAfter(at(3), { action: 'go', position: last + 1 })).toBeNull();
    expect(positionAfter(at(3), { action: 'go' })).toBeNull();
  });

  it('is not moved by being opened or closed', () => {
    expect(positionAfter(at(3), { action: 'open', from: 3, missions: MISSIONS })).toBeNull();
    expect(positionAfter(at(3), { action: 'close', from: 3 })).toBeNull();
  });
});
