/** Which view the projector shows: the one that the session asks for, unless the presenter has chosen another. Pure. */
import type { Phase } from '#schemas/session-clock.ts';

/** What the presenter may choose. */
export type ChosenView = 'join' | 'lobby' | 'board' | 'reveal' | 'debrief';
export type View = ChosenView | 'frozen' | 'pause' | 'end';

/** Where the session is, as far as the view depends on it. */
export interface Scene {
  readonly phase: Phase;
  readonly frozen: boolean;
}

/** @param thawed whether the freeze was lifted while the page was there: that is when a room wants to see who won */
function automaticView({ phase, frozen }: Scene, thawed: boolean): View {
  if (phase === 'prepared' || phase === 'lobby') return 'join';
  if (phase === 'paused') return 'pause';
  if (frozen) return 'frozen';
  if (thawed) return 'reveal';
  return phase === 'running' ? 'board' : 'end';
}

/** A choice holds until the session moves on; a debrief has begun for good. */
export function viewOf(scene: Scene, thawed: boolean, choice: { readonly view: ChosenView; readonly at: Scene } | null): View {
  const holds = choice && (choice.view === 'debrief' || (choice.at.phase === scene.phase && choice.at.frozen === scene.frozen));
  return holds ? choice.view : automaticView(scene, thawed);
}
