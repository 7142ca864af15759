/** The shell: one typed line in, what it answers and where it leaves the player out. Wording of the specification, section 8. */
import { type DirectoryNode, follow } from './file-tree.ts';

export interface Line {
  readonly type: 'output' | 'error' | 'success';
  readonly content: string;
}
export interface Reaction {
  /** Where the shell is afterwards, from `~`. */
  readonly path: string;
  readonly lines: readonly Line[];
  /** The screen is emptied before the lines are shown. */
  readonly clears: boolean;
}

interface Call {
  readonly home: DirectoryNode;
  readonly path: string;
  readonly argument: string | undefined;
}
type Command = (call: Call) => Partial<Reaction>;

const output = (content: string): Partial<Reaction> => ({ lines: [{ type: 'output', content }] });
const error = (content: string): Partial<Reaction> => ({ lines: [{ type: 'error', content }] });

export const HELP = [
  'Commandes disponibles :',
  '  help           affiche cette aide',
  '  ls [dossier]   liste le contenu du dossier',
  '  cd <dossier>   entre dans un dossier (cd .. remonte, cd revient à ~)',
  '  cat <fichier>  affiche un fichier',
  '  pwd            affiche le dossier courant',
  "  clear          efface l'écran",
].join('\n');

export const CLEARED = "Écran effacé. Tapez 'ls' pour voir où vous êtes, 'help' pour revoir les commandes.";

const COMMANDS: Readonly<Record<string, Command>> = {
  help: () => output(HELP),
  pwd: ({ path }) => output(path),
  clear: () => ({ ...output(CLEARED), clears: true }),

  ls({ home, path, argument }) {
    const place = follow(home, path, argument ?? '.');
    if (place?.node.type !== 'directory') return error('Erreur: répertoire non valide');
    const names = Object.entries(place.node.contents).map(([name, { type }]) => (type === 'directory' ? `${name}/` : name));
    return output(names.length > 0 ? names.join('  ') : 'Répertoire vide');
  },

  cd({ home, path, argument }) {
    if (argument === undefined || argument === '~') return { ...output('Retour au répertoire home'), path: '~' };
    const place = follow(home, path, argument);
    if (!place) return error(`cd: ${argument}: Aucun fichier ou dossier de ce type`);
    if (place.node.type === 'file') return error(`cd: ${argument}: N'est pas un répertoire`);
    if (place.climbedTooFar && place.path === '~') return { ...output('Déjà au répertoire racine'), path: '~' };
    return { path: place.path };
  },

  cat({ home, path, argument }) {
    if (argument === undefined) return error('cat: nom de fichier manquant');
    const place = follow(home, path, argument);
    if (!place) return error(`cat: ${argument}: Aucun fichier ou dossier de ce type`);
    if (place.node.type === 'directory') return error(`cat: ${argument}: Est un répertoire`);
    return output(place.node.content);
  },
};

/**
 * Runs one line. The command word is case-insensitive, only the first argument is used (specification, section 5);
 * `ls` takes no options, so `-la` and the like are passed over rather than taken for a folder.
 * An empty line answers nothing.
 */
export function runLine(home: DirectoryNode, path: string, line: string): Reaction {
  const still: Reaction = { path, lines: [], clears: false };
  const [word, ...rest] = line.trim().split(/\s+/);
  if (!word) return still;
  const name = word.toLowerCase();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    return { ...still, ...error(`Commande non reconnue: ${word}. Tapez 'help' pour voir les commandes disponibles.`) };
  const [argument] = name === 'ls' ? rest.filter((part) => !part.startsWith('-')) : rest;
  return { ...still, ...command({ home, path, argument }) };
}
