import { useAttempt } from './use-attempt.ts';

/**
 * Which of a scene's things stand on the page, where they are met one after the other: those that are open, and once the challenge is
 * solved all of them, so that what was played can be read again.
 * @param isOpen whether it stands there while one plays
 */
export function useShown<T>(things: readonly T[], isOpen: (thing: T, place: number) => boolean): readonly T[] {
  const { solved } = useAttempt();
  return solved ? things : things.filter(isOpen);
}
