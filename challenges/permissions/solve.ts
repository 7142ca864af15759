import type { Lazy, Solve } from '#engine/authoring/server';
import type { PermissionsArtifacts } from './artifacts.ts';

/** In one order, whichever the screen has: the answer is the same for everybody. */
const inOrder = (choices: readonly (readonly [id: string, choice: string])[]) =>
  Object.fromEntries(choices.toSorted(([one], [other]) => one.localeCompare(other)));

/** Allows what takes pictures, which is what a scanner does, and denies the rest. */
const solve: Solve<PermissionsArtifacts> = ({ requests }) =>
  inOrder(requests.map(({ id, asks }) => [id, asks.includes('photos') ? 'allow' : 'deny']));

export default solve;

/** A plausible answer that must count as a failed attempt: the codes by SMS sounded handy. */
export const wrong = { camera: 'allow', location: 'deny', contacts: 'deny', sms: 'allow' };

const always =
  (choice: 'allow' | 'deny'): Solve<PermissionsArtifacts> =>
  ({ requests }) =>
    inOrder(requests.map(({ id }) => [id, choice]));

export const lazy: Lazy<Solve<PermissionsArtifacts>> = { refuse: always('deny'), accept: always('allow') };
