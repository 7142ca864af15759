import type { Solve } from '#engine/authoring/server';
import type { OsintIntranetArtifacts, PictureKind } from './artifacts.ts';

/** Joins the three lines of the orange paper, from the pictures of the desk, the call and the badges. */
const solve: Solve<OsintIntranetArtifacts> = ({ posts }) => {
  const line = (kind: PictureKind) => posts.find(({ picture }) => picture.kind === kind)?.picture.line ?? '';
  return `${line('desk')}${line('call')}${line('badges')}`;
};

export default solve;

/** A plausible answer that must count as a failed attempt: the paper's title, and the numbers of badges. */
export const wrong = 'CTF{serveur_test_00930117}';
