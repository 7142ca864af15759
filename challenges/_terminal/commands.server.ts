import type { MyChallengeOutput } from './artifacts.ts';

export interface Download {
  readonly name: string;
  /** SHA-256 digests in hexadecimal: the one that the vendor publishes, and that of the downloaded file. */
  readonly published: string;
  readonly actual: string;
}

/** The pool of file names; each player gets some of them. */
export const NAMES = [
  'jauge-2.4.zip',
  'marees-7.1.zip',
  'meteo-port-2.2.zip',
  'photos-degats-1.8.zip',
  'plan-de-quai-3.0.zip',
  'scanner-bons-5.2.zip',
] as const;

/** A line of `sha256sum`'s output, which is also the format of EMPREINTES.txt. */
const printed = (digest: string, name: string) => `${digest}  ${name}`;

/** Text files that can be read, beside the downloads. */
const TEXTS: Readonly<Record<string, (files: readonly Download[]) => string>> = {
  'EMPREINTES.txt': (files) =>
    [
      '# SHA-256, relevées par Fatou Diarra sur le site de chaque éditeur',
      ...files.map(({ published, name }) => printed(published, name)),
    ].join('\n'),
  'LISEZMOI.txt': () =>
    'Théo a téléchargé ces outils un peu partout. Avant les tablettes : sha256sum pour chacun, puis comparer avec EMPREINTES.txt. — Malik',
};

type Command = (argument: string, files: readonly Download[]) => string | undefined;

const help: Command = () =>
  [
    'ls                   les fichiers du dossier',
    'cat <fichier>        lit un fichier de texte',
    'sha256sum <fichier>  calcule l’empreinte d’un fichier, ou de tous : *.zip',
  ].join('\n');

/** The commands by name; add others here. Each returns its output, or undefined if the file does not exist. */
const COMMANDS: Readonly<Record<string, Command>> = {
  aide: help,
  help,
  ls: (_, files) => [...Object.keys(TEXTS), ...files.map(({ name }) => name)].join('  '),
  cat(argument, files) {
    if (Object.hasOwn(TEXTS, argument)) return TEXTS[argument]?.(files);
    return files.some(({ name }) => name === argument) ? '(une archive : illisible avec cat)' : undefined;
  },
  sha256sum(argument, files) {
    const named = files.filter(({ name }) => argument === '*.zip' || name === argument);
    return named.length > 0 ? named.map(({ actual, name }) => printed(actual, name)).join('\n') : undefined;
  },
};

/** The terminal's output for a command line. */
export function answerTo(line: string, files: readonly Download[]): MyChallengeOutput {
  const [word = '', argument = ''] = line.trim().split(/\s+/);
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (!command) return { text: `${word} : commande inconnue. Tapez « aide ».`, failed: true };
  const text = command(argument, files);
  return text === undefined ? { text: `${word} : aucun fichier « ${argument} » ici.`, failed: true } : { text };
}
