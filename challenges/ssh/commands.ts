/** The shell: runs one typed line, and returns its output and the new current directory. Its texts: specification, section 8. */
import { type DirectoryNode, follow, looselyTyped, type TreeNode } from './file-tree.ts';

export interface Line {
  readonly type: 'output' | 'error' | 'success';
  readonly content: string;
}
export interface Reaction {
  /** The current directory after the line, from `~`. */
  readonly path: string;
  readonly lines: readonly Line[];
  /** Whether the screen is cleared before the lines are shown. */
  readonly clears: boolean;
}

interface Call {
  readonly home: DirectoryNode;
  readonly path: string;
  readonly argument: string | undefined;
  /** Arguments that begin with a dash. Only `ls` gets them. */
  readonly options: readonly string[];
}
type Command = (call: Call) => Partial<Reaction>;

const output = (...contents: string[]): Pick<Reaction, 'lines'> => ({
  lines: contents.map((content) => ({ type: 'output', content })),
});
const error = (content: string): Pick<Reaction, 'lines'> => ({ lines: [{ type: 'error', content }] });

export const HELP = [
  'Commandes disponibles :',
  '  help           affiche cette aide',
  '  ls [dossier]   liste le contenu du dossier',
  '  cd <dossier>   entre dans un dossier (cd .. remonte, cd revient à ~)',
  '  cat <fichier>  affiche un fichier',
  '  pwd            affiche le dossier courant',
  '  clear          efface l’écran',
].join('\n');

export const CLEARED = "Écran effacé. Tapez 'ls' pour voir où vous êtes, 'help' pour revoir les commandes.";

/** The reply of `ls` to options, none of which it supports. */
export const plainList = (options: string) =>
  `(${options} : ce terminal ne montre pas les détails. Pas de fichier caché ici : tout est sous vos yeux, c’est bien le problème.)`;

/** Texts added to the error for words that players often try, in the voice of the server's administrator. */
export const ASIDES: Readonly<Record<string, string>> = {
  sudo: 'invite n’a aucun droit d’administration. Il n’en a pas eu besoin : ici, tout se lit sans.',
  rm: 'Rien n’a été effacé. Une enquête se mène sans toucher aux preuves.',
  exit: 'Vous restez encore un peu : Fatou attend son rapport.',
  dir: 'Sur ce serveur, la liste se demande avec ls.',
  'cd..': 'Il manque un espace : cd ..',
  whoami: 'Vous êtes invite, comme toutes les personnes qui passent par ici. Le journal ne saura pas vous distinguer.',
};

export const FLAG_BELOW = 'Le flag ne se tape pas ici : il se valide dans le champ « Flag », sous le terminal.';

/** The reply to a name typed without a command: what it is, and which command fits. */
export const named = (name: string, type: TreeNode['type']) =>
  type === 'file'
    ? `${name} est un fichier : cat ${name} l’affiche.`
    : `${name} est un dossier : cd ${name} y entre, ls ${name} le liste.`;

function asideOn(home: DirectoryNode, path: string, word: string): string | undefined {
  if (/^CTF\{/i.test(word)) return FLAG_BELOW;
  const name = word.toLowerCase();
  if (Object.hasOwn(ASIDES, name)) return ASIDES[name];
  const place = /\w/.test(word) ? follow(home, path, word, looselyTyped) : null;
  const last = place?.path.split('/').at(-1);
  if (!place || !last || last === '~') return undefined;
  return named(word.includes('/') ? place.path : last, place.node.type);
}

/** Added to an error for a name that does not exist in the directory: how to see what it contains. */
export const notHere = (path: string) =>
  `Rien de ce nom à cet endroit. ls montre ce que contient le dossier où vous êtes (${path}).`;

/** Added to an error for a name that exists in another spelling. A real server would not tell. */
export const spelled = (name: string) => `Ici, un nom se recopie à la lettre, majuscules et fin comprises : ${name}`;

function missing({ home, path, argument = '' }: Call, content: string): Pick<Reaction, 'lines'> {
  const meant = follow(home, path, argument, looselyTyped)?.path.split('/').at(-1);
  return told(content, meant ? spelled(meant) : notHere(path));
}

/** An error in a real server's words, then a hint for beginners. */
const told = (content: string, help: string): Pick<Reaction, 'lines'> => ({
  lines: [...error(content).lines, ...output(help).lines],
});

const COMMANDS: Readonly<Record<string, Command>> = {
  help: () => output(HELP),
  pwd: ({ path }) => output(path),
  clear: () => ({ ...output(CLEARED), clears: true }),

  ls(call) {
    const { home, path, argument, options } = call;
    const place = follow(home, path, argument ?? '.');
    if (!place) return missing(call, 'Erreur: répertoire non valide');
    if (place.node.type === 'file') return told('Erreur: répertoire non valide', named(argument ?? '', 'file'));
    const names = Object.entries(place.node.contents).map(([name, { type }]) => (type === 'directory' ? `${name}/` : name));
    const listed = names.length > 0 ? names.join('  ') : 'Répertoire vide';
    return output(listed, ...(options.length > 0 ? [plainList(options.join(' '))] : []));
  },

  cd(call) {
    const { home, path, argument } = call;
    if (argument === undefined || argument === '~') return { ...output('Retour au répertoire home'), path: '~' };
    const place = follow(home, path, argument);
    if (!place) return missing(call, `cd: ${argument}: Aucun fichier ou dossier de ce type`);
    if (place.node.type === 'file') return told(`cd: ${argument}: N'est pas un répertoire`, named(argument, 'file'));
    if (place.climbedTooFar && place.path === '~' && path === '~') return output('Déjà au répertoire racine');
    return { path: place.path };
  },

  cat(call) {
    const { home, path, argument } = call;
    if (argument === undefined) return error('cat: nom de fichier manquant');
    const place = follow(home, path, argument);
    if (!place) return missing(call, `cat: ${argument}: Aucun fichier ou dossier de ce type`);
    if (place.node.type === 'directory') return told(`cat: ${argument}: Est un répertoire`, named(argument, 'directory'));
    return output(place.node.content);
  },
};

export const COMMAND_WORDS: readonly string[] = Object.keys(COMMANDS);

/**
 * Runs one line. The command is case-insensitive, and only the first argument is used (specification, section 5). `ls` has no options:
 * `-la` and the like are ignored with a remark, and not taken for a folder. Quotation marks around an argument are removed. An empty line
 * has no output.
 */
export function runLine(home: DirectoryNode, path: string, line: string): Reaction {
  const still: Reaction = { path, lines: [], clears: false };
  const [word, ...rest] = line
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/^(["'])(.+)\1$/, '$2'));
  if (!word) return still;
  const name = word.toLowerCase();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    const unknown = error(`Commande non reconnue: ${word}. Tapez 'help' pour voir les commandes disponibles.`);
    const aside = asideOn(home, path, word);
    return { ...still, lines: [...unknown.lines, ...(aside ? output(aside).lines : [])] };
  }
  const options = name === 'ls' ? rest.filter((part) => part.startsWith('-')) : [];
  const [argument] = rest.filter((part) => !options.includes(part));
  return { ...still, ...command({ home, path, argument, options }) };
}
