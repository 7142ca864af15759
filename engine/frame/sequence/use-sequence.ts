/** State of a sequence: the current item, decided gestures, consequences. The server judges each gesture. */
import { useEffect, useEffectEvent, useState } from 'react';
import { type AttemptHandle, useAttempt } from '#engine/frame/play/use-attempt.ts';
import { type Choices, useChoices } from '#engine/frame/play/use-choices.ts';
import { type GivenConsequence, type SequenceOutput, TRIED } from '#engine/rules/sequence.ts';

export interface SequenceHandle {
  /** Index of the current item. */
  readonly index: number;
  /** Decided gestures, by item. */
  readonly decided: Choices;
  /** Gesture of the current item that was sent; undefined before a gesture. */
  readonly gesture: string | undefined;
  readonly consequence: GivenConsequence | undefined;
  /** Whether the consequence was just announced in the verdict region. */
  readonly fresh: boolean;
  /** Gestures of the item that did not decide it, during this visit. */
  readonly tried: readonly string[];
  /** Gesture that had decided the current item before the item was asked again; undefined once another gesture was made. */
  readonly earlier: string | undefined;
  readonly pending: boolean;
  /** Sends a gesture for the current item. */
  act(gesture: string): Promise<void>;
  /** Lets the `earlier` gesture decide the item again, and goes on to the next open item. */
  keep(): void;
  /** Returns to the choice of a gesture. */
  undo(): void;
  /** Shows a decided item, or the first undecided one; ignored while a gesture waits for its reply. */
  go(index: number): void;
  /** Sends all decided gestures. Resolves with whether that ended the sequence: items whose report is held may be asked again. */
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

/** State of a sequence in the challenge frame. @param items in the same order as on the server */
export function useSequence(items: readonly { readonly id: string }[]): SequenceHandle {
  const played = useAttempt<SequenceOutput>();
  const { attempt, pending, say } = played;
  const [decided, setDecided] = useChoices();
  const open = firstOpen(items, decided);
  const [shown, setShown] = useState<Shown>({ index: Math.min(open, items.length - 1), fresh: false });
  const [tried, setTried] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [reopened, setReopened] = useState<Choices>({});
  const id = items[shown.index]?.id ?? '';
  const { known, learn, recall } = useKnown(played, decided, id, open >= items.length);
  const gesture = shown.gesture ?? decided[id];
  const told = known[id];
  const consequence = told?.gesture === gesture ? told : undefined;
  const earlier = gesture === undefined ? reopened[id] : undefined;

  return {
    index: shown.index,
    decided,
    gesture,
    consequence,
    fresh: shown.fresh,
    tried: tried[id] ?? [],
    earlier,
    pending,
    consequenceOf: (of) => (known[of]?.gesture === decided[of] ? known[of] : undefined),

    async act(chosen) {
      // A request that recalls an earlier consequence may be under way: this attempt waits its turn.
      if (gesture !== undefined) return;
      setShown({ ...shown, gesture: chosen, fresh: true });
      const reply = await attempt({ ...decided, [id]: chosen, [TRIED]: id });
      const answered = reply?.output?.consequences[id];
      // The request failed: show the item again, so that the player can retry.
      if (!answered) return setShown({ ...shown, fresh: true });
      learn({ [id]: answered });
      if (answered.settled) setDecided({ ...decided, [id]: chosen });
      else setTried((before) => ({ ...before, [id]: [...(before[id] ?? []), chosen] }));
    },

    keep() {
      if (earlier === undefined) return;
      const kept = { ...decided, [id]: earlier };
      say(null);
      setDecided(kept);
      setShown({ index: Math.min(firstOpen(items, kept), items.length - 1), fresh: false });
    },

    undo() {
      say(null);
      setShown({ index: shown.index, fresh: false });
    },

    go(index) {
      // A gesture that waits for its reply is answered in its item.
      if (shown.gesture !== undefined && !consequence) return;
      if (index < 0 || index > Math.min(open, items.length - 1)) return;
      say(null);
      setShown({ index, fresh: false });
      const to = items[index]?.id;
      if (to !== undefined) void recall(to);
    },

    async finish() {
      const reply = pending ? null : await attempt(decided);
      const consequences = reply?.output?.consequences ?? {};
      learn(consequences);
      if (!reply?.output || reply.correct) return true;
      // Held reports, and stored gestures that the server does not accept any more: these items become undecided.
      const still = Object.fromEntries(Object.entries(decided).filter(([of]) => consequences[of]?.settled));
      setDecided(still);
      setReopened(Object.fromEntries(Object.entries(decided).filter(([of]) => consequences[of]?.held)));
      setShown({ index: Math.min(firstOpen(items, still), items.length - 1), fresh: true });
      return false;
    },
  };
}

/**
 * Consequences of the gestures that the server has sent. After a reload, a consequence is requested again when its item is shown, free of
 * charge.
 * @param id of the item that is shown
 * @param complete whether all items are decided
 */
function useKnown(
  { attempt, say, solved }: Pick<AttemptHandle<SequenceOutput>, 'attempt' | 'say' | 'solved'>,
  decided: Choices,
  id: string,
  complete: boolean,
) {
  const [known, setKnown] = useState<Known>({});
  const learn = (news: Known) => setKnown((before) => ({ ...before, ...news }));

  /** Requests the consequence of an item that was decided before the page was reloaded; free of charge. */
  const recall = async (of: string) => {
    const value = decided[of];
    if (value === undefined || known[of]?.gesture === value) return;
    const reply = await attempt({ ...decided, [TRIED]: of });
    if (!reply?.output) return;
    say(null);
    learn(reply.output.consequences);
  };

  /** After a reload where only the final request is missing: requests the consequence of the last item, which is shown. */
  const recallLast = useEffectEvent(async () => {
    if (!solved && complete) await recall(id);
  });
  useEffect(() => void recallLast(), []);

  return { known, learn, recall };
}

function firstOpen(items: readonly { readonly id: string }[], decided: Choices): number {
  const open = items.findIndex(({ id }) => decided[id] === undefined);
  return open < 0 ? items.length : open;
}
