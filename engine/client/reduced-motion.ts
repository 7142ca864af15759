/** Whether to avoid motion and sound: the system's `prefers-reduced-motion`, or the player's preference `calm` (preferences.ts). */
export function wantsReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || 'calm' in document.documentElement.dataset;
}
