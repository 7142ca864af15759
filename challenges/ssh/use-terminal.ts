/** The terminal's state: the lines on the screen, and the current directory. */
import { useReducer } from 'react';
import type { TerminalLine } from '#engine/authoring';
import { runLine } from './commands.ts';
import type { DirectoryNode } from './file-tree.ts';

export interface TerminalState {
  readonly lines: readonly TerminalLine[];
  readonly path: string;
  readonly nextId: number;
}

/** A line to run. */
export interface Run {
  readonly home: DirectoryNode;
  readonly line: string;
}

/** Number of lines that the screen keeps, so that it stays fast after very many commands. */
const SCREEN_LIMIT = 300;

type NewLine = Omit<TerminalLine, 'id' | 'path'>;

function print(state: TerminalState, lines: readonly NewLine[]): TerminalState {
  const added = lines.map((line, index) => ({ ...line, path: state.path, id: state.nextId + index }));
  return { ...state, lines: [...state.lines, ...added].slice(-SCREEN_LIMIT), nextId: state.nextId + added.length };
}

const WELCOME: readonly NewLine[] = [
  { type: 'success', content: 'Connexion établie avec quai-archives (192.0.2.14), compte « invite ».' },
  {
    type: 'output',
    content: "Brévelle Maritime — dernier accès : 02:14, depuis 203.0.113.57.\nTapez 'help' pour voir les commandes disponibles.",
  },
];

export const OPENED: TerminalState = print({ lines: [], path: '~', nextId: 0 }, WELCOME);

export function terminalReducer(state: TerminalState, { home, line }: Run): TerminalState {
  const reaction = runLine(home, state.path, line);
  const echo: readonly NewLine[] = reaction.clears ? [] : [{ type: 'command', content: line }];
  const before = reaction.clears ? { ...state, lines: [] } : state;
  return { ...print(before, [...echo, ...reaction.lines]), path: reaction.path };
}

export function useTerminal(): [TerminalState, (run: Run) => void] {
  return useReducer(terminalReducer, OPENED);
}
