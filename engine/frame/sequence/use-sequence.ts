/** State of a sequence: the current item, decided gestures, consequences. The server judges each gesture. */
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAttempt } from '#engine/frame/play/use-attempt.ts';
import { type Choices, FirstGesturesContext, useChoices } from '#engine/frame/play/use-choices.ts';
import { type GivenConsequence, type SequenceOutput, TRIED } from '#engine/rules/sequence.ts';

export interface SequenceHandle {
  /** Index of the current item. */
  readonly index: number;
  /** Decided gestures, by item. */
  readonly decided: Choices;
  /** Those of them that were only tolerated, as far as the server has said. */
  readonly tolerated: Choices;
  /** Gesture of the current item that was sent; undefined before one. */
  readonly gesture: string | undefined;
  readonly consequence: GivenConsequence | undefined;
  /** The consequence was just announced in the verdict region. */
  readonly fresh: boolean;
  /** Gestures of the item that did not decide it, during this visit. */
  readonly tried: readonly string[];
  readonly pending: boolean;
  /** Sends a gesture for the current item. */
  act(gesture: string): Promise<void>;
  /** Returns to the choice of a gesture. */
  undo(): void;
  /** Shows a decided item, or the first undecided one. */
  go(index: number): void;
  /** Sends all decided gestures. Resolves with whether that ended the sequence: reports that were held may be asked again. */
  finish(): Promise<boolean>;
  /** The consequence of a decided item, if known. */
  consequenceOf(id: string): GivenConsequence | undefined;
}

interface Shown {
  readonly index: number;
  readonly gesture?: string;
  readonly fresh: boolean;
}

type Known = Readonly<Record<string, GivenConsequence>>;

/** @param items in the same order as on the server */
export function useSequence(items: readonly { readonly id: string }[]): SequenceHandle {
  const { attempt, pending, say, solved } = useAttempt<SequenceOutput>();
  const [decided, setDecided] = useChoices();
  const keepForReveal = useKeptGestures();
  const open = firstOpen(items, decided);
  const [shown, setShown] = useState<Shown>({ index: Math.min(open, items.length - 1), fresh: false });
  const [known, setKnown] = useState<Known>({});
  const [tried, setTried] = useState<Readonly<Record<string, readonly string[]>>>({});
  const id = items[shown.index]?.id ?? '';
  const gesture = shown.gesture ?? decided[id];
  const told = known[id];
  const consequence = told?.gesture === gesture ? told : undefined;

  /** Requests the consequence of an item that was decided before the page was reloaded; free of charge. */
  const recall = async (of: string) => {
    const value = decided[of];
    if (value === undefined || known[of]?.gesture === value) return;
    const reply = await attempt({ ...decided, [TRIED]: of });
    if (!reply?.output) return;
    say(null);
    setKnown((before) => ({ ...before, ...reply.output?.consequences }));
  };

  /** After a reload: what came of the gestures so far, so that what was forgiven is known; free of charge. */
  const recallDecided = useEffectEvent(async () => {
    if (solved || Object.keys(decided).length === 0) return;
    // All items are decided, and only the final request is missing: the whole answer would end the sequence.
    if (open >= items.length) return recall(id);
    const reply = await attempt(decided);
    if (!reply?.output) return;
    say(null);
    setKnown((before) => ({ ...reply.output?.consequences, ...before }));
  });
  useEffect(() => void recallDecided(), []);

  return {
    index: shown.index,
    decided,
    tolerated: Object.fromEntries(
      Object.entries(decided).filter(([of, value]) => known[of]?.gesture === value && known[of].act === 'tolerated'),
    ),
    gesture,
    consequence,
    fresh: shown.fresh,
    tried: tried[id] ?? [],
    pending,
    consequenceOf: (of) => (known[of]?.gesture === decided[of] ? known[of] : undefined),

    async act(chosen) {
      // A consequence that is asked for again may be under way: this one waits its turn.
      if (gesture !== undefined) return;
      setShown({ ...shown, gesture: chosen, fresh: true });
      const reply = await attempt({ ...decided, [id]: chosen, [TRIED]: id });
      const answered = reply?.output?.consequences[id];
      // The request failed: show the item again, so that the player can retry.
      if (!answered) return setShown({ ...shown, fresh: true });
      keepForReveal(id, chosen, answered.act);
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
      const reply = pending ? null : await attempt(decided);
      const consequences = reply?.output?.consequences ?? {};
      setKnown((before) => ({ ...before, ...consequences }));
      if (!reply?.output || reply.correct) return true;
      // Held reports, and stored gestures that the server does not accept any more: these items become undecided.
      const still = Object.fromEntries(Object.entries(decided).filter(([of]) => consequences[of]?.settled));
      setDecided(still);
      setShown({ index: Math.min(firstOpen(items, still), items.length - 1), fresh: true });
      return false;
    },
  };
}

/** Keeps for the reveal, for each item, the first gesture that went wrong, or the first one: what was only asked again before it is not told. */
function useKeptGestures() {
  const handle = useContext(FirstGesturesContext);
  const mistaken = useRef(new Set<string>());
  return (id: string, gesture: string, act: GivenConsequence['act']) => {
    if (!handle) return;
    const kept = handle.read();
    const isFirstMistake = act === 'unsafe' && !mistaken.current.has(id);
    if (isFirstMistake) mistaken.current.add(id);
    if (isFirstMistake || kept[id] === undefined) handle.write({ ...kept, [id]: gesture });
  };
}

function firstOpen(items: readonly { readonly id: string }[], decided: Choices): number {
  const open = items.findIndex(({ id }) => decided[id] === undefined);
  return open < 0 ? items.length : open;
}
