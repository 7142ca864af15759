/**
 * What a server part says of its own choices, so that conformance can play strategies without reading against it (docs/pedagogy.md).
 * It stays on the server: nothing of it is sent to a browser.
 */
import type { Truth } from './measure/discernment.ts';

/**
 * What an option is at work. `safe`: what one should do. `tolerated`: not needed, and no harm; it never counts as a failed attempt.
 * `unsafe`: it harms, or refuses what was genuine; an answer that holds one never solves the challenge.
 */
export type ActKind = 'safe' | 'tolerated' | 'unsafe';

export interface ChoiceOption {
  /** What the answer holds under the choice's field. */
  readonly value: string;
  /** As the screen words it; strategies compare its length, and learn it by heart. */
  readonly text: string;
  readonly act: ActKind;
  /**
   * What whoever takes it takes the item for, where the choice says whether that is genuine: `genuine` for what is right with a genuine one, or
   * goes too far that way, `hostile` likewise. Absent for an act that is right with both or with neither: it says nothing of what was believed.
   * It depends on the act alone, never on what the item is.
   */
  readonly takenFor?: Truth;
}

/** One decision: a field of the answer, and what it may hold, in the order of the screen. At least one option is safe. */
export interface Choice {
  readonly field: string;
  readonly options: readonly ChoiceOption[];
  /** Whether what is judged is genuine; absent where that is not the question. */
  readonly genuine?: boolean;
  /**
   * What is seen of it without reading, by name: the sender's line, the kind of drawing, the hour. None of these may tell genuine from false
   * in more than three items of four. Numbers are compared by size. The place in the order is counted by conformance itself.
   */
  readonly surface?: Readonly<Record<string, string | number>>;
}

/** Field of a choice → value of the option taken. */
export type Picked = Readonly<Record<string, string>>;
