/** The terminal's memory: what is on the screen, where the shell is, what was typed before. */
import { useReducer } from 'react';
import { type Line, runLine } from './commands.ts';
import type { DirectoryNode } from './file-tree.ts';

export interface HistoryEntry {
  readonly id: number;
  readonly type: Line['type'] | 'command';
  readonly content: string;
  /** Where the shell was when the line was typed. */
  readonly path: string;
}

export interface TerminalState {
  readonly entries: readonly HistoryEntry[];
  readonly path: string;
  readonly input: string;
  /** Lines typed, oldest first; `recalled` points into them, or just past the end while a new one is being typed. */
  readonly typed: readonly string[];
  readonly recalled: number;
  readonly nextId: number;
}

export type TerminalAction =
  | { readonly kind: 'edit'; readonly input: string }
  | { readonly kind: 'recall'; readonly step: -1 | 1 }
  | { readonly kind: 'run'; readonly home: DirectoryNode; readonly line: string };

/** The screen keeps this many entries, so that an evening of `ls` stays fast. */
const SCREEN_LIMIT = 300;

type NewEntry = Omit<HistoryEntry, 'id' | 'path'>;

function print(state: TerminalState, lines: readonly NewEntry[]): TerminalState {
  const added = lines.map((line, index) => ({ ...line, path: state.path, id: state.nextId + index }));
  return { ...state, entries: [...state.entries, ...added].slice(-SCREEN_LIMIT), nextId: state.nextId + added.length };
}

const WELCOME: readonly NewEntry[] = [
  { type: 'success', content: 'Connexion établie avec quai-archives (192.0.2.14), compte « invite ».' },
  {
    type: 'output',
    content: "Brévelle Maritime — dernier accès : 02:14, depuis 203.0.113.57.\nTapez 'help' pour voir les commandes disponibles.",
  },
];

export const OPENED: TerminalState = print({ entries: [], path: '~', input: '', typed: [], recalled: 0, nextId: 0 }, WELCOME);

export function terminalReducer(state: TerminalState, action: TerminalAction): TerminalState {
  if (action.kind === 'edit') return { ...state, input: action.input };
  if (action.kind === 'recall') {
    const recalled = Math.min(Math.max(state.recalled + action.step, 0), state.typed.length);
    return { ...state, recalled, input: state.typed[recalled] ?? '' };
  }
  const line = action.line.trim();
  if (line === '') return { ...state, input: '' };
  const reaction = runLine(action.home, state.path, line);
  const typed = [...state.typed, line];
  const echo: readonly NewEntry[] = reaction.clears ? [] : [{ type: 'command', content: line }];
  const before = reaction.clears ? { ...state, entries: [] } : state;
  return { ...print(before, [...echo, ...reaction.lines]), path: reaction.path, input: '', typed, recalled: typed.length };
}

export function useTerminal(): [TerminalState, (action: TerminalAction) => void] {
  return useReducer(terminalReducer, OPENED);
}
