import type { Solve } from '#engine/authoring/server';
import { decodeBase64, digestSha256 } from '#engine/authoring/toolbox';
import type { HashArtifacts } from './artifacts.ts';

/** Reads the recipe in the note, makes one candidate for each ship, and returns the one whose hash leaked. */
const solve: Solve<HashArtifacts> = ({ accounts, calls }) => {
  const [account] = accounts;
  const shape = /forme : Navire(.)0000(.)$/.exec(decodeBase64(account?.note ?? ''));
  const candidates = calls.map(({ ship, number }) => `${ship}${shape?.[1]}${number}${shape?.[2]}`);
  return candidates.find((candidate) => digestSha256(candidate) === account?.digest) ?? '';
};

export default solve;

/** A plausible answer that must count as a failed attempt. */
export const wrong = 'Navire-0000!';
