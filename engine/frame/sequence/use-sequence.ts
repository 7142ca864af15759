/** The state of a sequence: which item is open, what is decided, and what the world answered. The server judges each gesture. */
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useAttempt } from '#engine/frame/play/use-attempt.ts';
import { type Choices, FirstGesturesContext, useChoices } from '#engine/frame/play/use-choices.ts';
import { type GivenConsequence, type SequenceOutput, TRIED } from '#engine/rules/sequence.ts';

export interface SequenceHandle {
  /** Index of the item on the screen. */
  readonly index: number;
  /** The gestures that are decided, by item. */
  readonly decided: Choices;
  /** The gesture that stands on the screen with its consequence, or is on its way; undefined before one. */
  readonly gesture: string | undefined;
  readonly consequence: GivenConsequence | undefined;
  /** What the world answers has just been said in the verdict region. */
  readonly fresh: boolean;
  /** Gestures of the item that did not settle it, on this visit. */
  readonly tried: readonly string[];
  readonly pending: boolean;
  /** Sends a gesture of the item on the screen. */
  act(gesture: string): Promise<void>;
  /** Before the gesture, to choose again. */
  undo(): void;
  /** Shows an item that is decided, or the first one that is not. */
  go(index: number): void;
  /** Sends all that is decided: the sequence is over. */
  finish(): Promise<void>;
  /** What is known of the consequence of an item's decided gesture. */
  consequenceOf(id: string): GivenConsequence | undefined;
}

interface Shown {
  readonly index: number;
  readonly gesture?: string;
  readonly fresh: boolean;
}

type Known = Readonly<Record<string, GivenConsequence>>;

/** @param items in their order; the same as the server's */
export function useSequence(items: readonly { readonly id: string }[]): SequenceHandle {
  const { attempt, pending, say, solved } = useAttempt<SequenceOutput>();
  const [decided, setDecided] = useChoices();
  const first = useContext(FirstGesturesContext);
  const open = firstOpen(items, decided);
  const [shown, setShown] = useState<Shown>({ index: Math.min(open, items.length - 1), fresh: false });
  const [known, setKnown] = useState<Known>({});
  const [tried, setTried] = useState<Readonly<Record<string, readonly string[]>>>({});
  const id = items[shown.index]?.id ?? '';
  const gesture = shown.gesture ?? decided[id];
  const told = known[id];
  const consequence = told?.gesture === gesture ? told : undefined;

  /** Of an item whose gesture was decided before the page was loaded again: asked for once more, at no cost. */
  const recall = async (of: string) => {
    const value = decided[of];
    if (value === undefined || known[of]?.gesture === value) return;
    const reply = await attempt({ ...decided, [TRIED]: of });
    if (!reply?.output) return;
    say(null);
    setKnown((before) => ({ ...before, ...reply.output?.consequences }));
  };

  /** All was decided, and only the end is missing. */
  const recallShown = useEffectEvent(() => {
    if (!solved) void recall(id);
  });
  useEffect(() => recallShown(), []);

  return {
    index: shown.index,
    decided,
    gesture,
    consequence,
    fresh: shown.fresh,
    tried: tried[id] ?? [],
    pending,
    consequenceOf: (of) => (known[of]?.gesture === decided[of] ? known[of] : undefined),

    async act(chosen) {
      if (pending || gesture !== undefined) return;
      const kept = first?.read() ?? {};
      if (kept[id] === undefined) first?.write({ ...kept, [id]: chosen });
      setShown({ ...shown, gesture: chosen, fresh: true });
      const reply = await attempt({ ...decided, [id]: chosen, [TRIED]: id });
      const answered = reply?.output?.consequences[id];
      // It did not get through, and is made again.
      if (!answered) return setShown({ ...shown, fresh: true });
      setKnown((before) => ({ ...before, [id]: answered }));
      if (answered.settled) setDecided({ ...decided, [id]: chosen });
      else setTried((before) => ({ ...before, [id]: [...(before[id] ?? []), chosen] }));
    },

    undo() {
      say(null);
      setShown({ index: shown.index, fresh: false });
    },

    go(index) {
      if (index < 0 || index > Math.min(open, items.length - 1)) return;
      say(null);
      setShown({ index, fresh: false });
      const to = items[index]?.id;
      if (to !== undefined) void recall(to);
    },

    async finish() {
      if (pending) return;
      const reply = await attempt(decided);
      if (!reply?.output || reply.correct) return;
      // What was kept is not what holds by now: those items are decided again.
      const { consequences } = reply.output;
      const still = Object.fromEntries(Object.entries(decided).filter(([of]) => consequences[of]?.settled));
      setDecided(still);
      setShown({ index: Math.min(firstOpen(items, still), items.length - 1), fresh: true });
    },
  };
}

function firstOpen(items: readonly { readonly id: string }[], decided: Choices): number {
  const open = items.findIndex(({ id }) => decided[id] === undefined);
  return open < 0 ? items.length : open;
}
