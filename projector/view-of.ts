/** View of the projector: that of the session's phase, unless the presenter has chosen another. A pure function. */
import type { Phase } from '#schemas/session-clock.ts';

/** Views that the presenter may choose. */
export type ChosenView = 'join' | 'lobby' | 'board' | 'reveal' | 'debrief';
export type View = ChosenView | 'deck' | 'finale' | 'frozen' | 'pause' | 'end';

/** State of the session that determines the view. */
export interface Scene {
  readonly phase: Phase;
  readonly frozen: boolean;
  /** Round and phase of the finale, `2 open`; null before it is launched. */
  readonly finale: string | null;
  /** Whether the debrief is open; an open debrief replaces the view, wherever it was opened. */
  readonly deck: boolean;
}

/** @param thawed whether a lifted freeze was the last news: then the room wants to see the winners */
function automaticView({ phase, frozen, finale, deck }: Scene, thawed: boolean): View {
  if (deck) return 'deck';
  if (phase === 'prepared' || phase === 'lobby') return 'join';
  // Boards that are revealed after the last mission replace it; a round that is opened after them replaces the boards.
  const lastMission = finale !== null && !thawed;
  // Rounds go on in a pause, on every phone; once the last of them is over, there is nothing left that the pause would hide.
  if (phase === 'paused' && !(lastMission && !finale.endsWith(' over'))) return 'pause';
  if (lastMission) return 'finale';
  if (frozen) return 'frozen';
  if (thawed) return 'reveal';
  return phase === 'running' ? 'board' : 'end';
}

const isOver = ({ phase }: Scene) => phase === 'ended' || phase === 'archived';

/** A view that the presenter has chosen, and the session's state at that moment. */
export interface Choice {
  readonly view: ChosenView;
  readonly at: Scene;
}

/**
 * Whether a choice still stands: until the session's state changes; a chosen debrief, until the led debrief is opened or closed, or the
 * session is played again. A choice that has ended does not come back with the state at which it was made: the caller drops it.
 */
export function holds({ view, at }: Choice, scene: Scene): boolean {
  return (
    at.deck === scene.deck &&
    ((view === 'debrief' && (isOver(scene) || !isOver(at))) ||
      (at.phase === scene.phase && at.frozen === scene.frozen && at.finale === scene.finale))
  );
}

/** The view: the chosen one while it holds, otherwise that of the session's state. */
export function viewOf(scene: Scene, thawed: boolean, choice: Choice | null): View {
  if (!choice || !holds(choice, scene)) return automaticView(scene, thawed);
  return choice.view === 'debrief' && scene.deck ? 'deck' : choice.view;
}
