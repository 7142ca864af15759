/** Whether nothing should move or ring: the system's wish, or the player's preference `calm` (preferences.ts). */
export function wantsReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || 'calm' in document.documentElement.dataset;
}
