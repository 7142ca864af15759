import { useAttempt } from './use-attempt.ts';

/**
 * Selects the elements of a scene that are shown one after the other: the open ones and, once the challenge is solved, all of them, so that
 * the player can read everything again.
 * @param isOpen whether the element is shown during play
 */
export function useShown<T>(things: readonly T[], isOpen: (thing: T, place: number) => boolean): readonly T[] {
  const { solved } = useAttempt();
  return solved ? things : things.filter(isOpen);
}
