/**
 * What tests, stories and the `walkthrough.ts` of a challenge may import, besides their test runner, the other files of this folder and
 * their own folder.
 */
export { type Mounted, mount, mountChallenge } from '#engine/frame/testing/mount.ts';
export type { KeyboardPlayer, Walkthrough } from '#engine/rules/solution.ts';
export { createVariant } from '#engine/rules/variant.ts';
