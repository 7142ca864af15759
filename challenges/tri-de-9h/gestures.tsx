import { Check, Flag, PhoneCall } from 'lucide-react';
import { GESTURE_NAMES, type Gesture } from './artifacts.ts';

/** A gesture in the words of the buttons, and once it is made; `minutes` is what the wall clock gains by it. */
export const GESTURE_WORDS: Readonly<
  Record<Gesture, { readonly word: string; readonly done: string; readonly Icon: typeof Check; readonly minutes: number }>
> = {
  treat: { word: GESTURE_NAMES.treat, done: 'traité', Icon: Check, minutes: 2 },
  verify: { word: GESTURE_NAMES.verify, done: 'à vérifier', Icon: PhoneCall, minutes: 9 },
  report: { word: GESTURE_NAMES.report, done: 'signalé', Icon: Flag, minutes: 1 },
};
