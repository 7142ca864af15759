import type { Solve } from '#engine/authoring/server';
import type { SshArtifacts } from './artifacts.ts';
import { runLine } from './commands.ts';

/** Goes to the flag's file as a player does, and takes the flag from the output of `cat`. */
const solve: Solve<SshArtifacts> = ({ home }) => {
  let path = '~';
  let shown = '';
  for (const line of ['cd system', 'cd secrets', 'cat flag.txt']) {
    const reaction = runLine(home, path, line);
    path = reaction.path;
    shown = reaction.lines.map(({ content }) => content).join('\n');
  }
  return /CTF\{[^}]+\}/.exec(shown)?.[0] ?? '';
};

export default solve;

/** A plausible answer that must count as a failed attempt. */
export const wrong = 'CTF{maree_haute_2019}';
