/** What each gesture is at work, by what is judged: something genuine, something fake, and the disk in each of its states. */
import type { ChoiceOption } from '#engine/authoring/server';
import type { Gesture } from './artifacts.ts';

export type Acts = Readonly<Record<Gesture, ChoiceOption['act']>>;

/** A click in a genuine notice harms nobody; that it was genuine is known only once the settings have said so. */
export const GENUINE: Acts = { here: 'tolerated', self: 'safe', report: 'unsafe', later: 'unsafe' };
/** Whoever looks into the settings for nothing harms nobody. « Plus tard » is a click in the trap, and leaves it there. */
export const FAKE: Acts = { here: 'unsafe', self: 'tolerated', report: 'safe', later: 'unsafe' };

/** Waiting for the end of a copy that is over harms nobody. */
export const DONE: Acts = { here: 'safe', self: 'unsafe', report: 'unsafe', later: 'tolerated' };
export const UNDER_WAY: Acts = { here: 'unsafe', self: 'unsafe', report: 'unsafe', later: 'safe' };
/** A copy that has stopped has no end to wait for. */
export const STOPPED: Acts = { here: 'unsafe', self: 'unsafe', report: 'safe', later: 'unsafe' };
