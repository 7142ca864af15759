/** What the wall clock gains by a gesture, in minutes. */
const MINUTES: Readonly<Record<string, number>> = { treat: 2, verify: 9, report: 1 };

/** Minutes that a gesture of the answer takes. */
export function minutesOf(gesture: string): number {
  return MINUTES[gesture] ?? 0;
}

/** How many of these gestures are checks. */
export function checksIn(gestures: Readonly<Record<string, string>>): number {
  return Object.values(gestures).filter((gesture) => gesture === 'verify').length;
}
