import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { ASIDES, CLEARED, FLAG_BELOW, HELP, named, notHere, plainList, runLine, spelled } from './commands.ts';
import { completeLine } from './completion.ts';
import type { DirectoryNode, TreeNode } from './file-tree.ts';
import solve, { wrong } from './solve.ts';
import { OPENED, type TerminalState, terminalReducer } from './use-terminal.ts';

const secretsOf = (digit: string) => checker.secrets(createVariant(digit.repeat(32)));
const secrets = secretsOf('5');
const { home } = checker.artifacts(secrets);
const answer = (path: string, line: string, tree: DirectoryNode = home) => {
  const { lines } = runLine(tree, path, line);
  return lines.map(({ type, content }) => `${type}: ${content}`).join('\n');
};

/** Every path of the tree; directories end in a slash. */
function pathsOf(node: TreeNode, path = '~'): string[] {
  if (node.type === 'file') return [path];
  return [`${path}/`, ...Object.entries(node.contents).flatMap(([name, child]) => pathsOf(child, `${path}/${name}`))];
}

describe('the tree', () => {
  it('is that of the specification, section 2', () => {
    expect(pathsOf(home)).toEqual([
      '~/',
      '~/readme.txt',
      '~/Documents/',
      '~/Documents/notes.txt',
      '~/Documents/projets/',
      '~/Documents/projets/site_web.html',
      '~/Documents/projets/app.java',
      '~/Downloads/',
      '~/Downloads/logiciels.zip',
      '~/Downloads/backup/',
      '~/Downloads/backup/old_files.tar',
      '~/Downloads/backup/config_backup.txt',
      '~/system/',
      '~/system/config.conf',
      '~/system/logs.txt',
      '~/system/secrets/',
      '~/system/secrets/flag.txt',
      '~/system/secrets/keys.txt',
    ]);
  });

  it('shows the flag in flag.txt only, and says something in every file', () => {
    for (const path of pathsOf(home).filter((entry) => !entry.endsWith('/'))) {
      const shown = answer('~', `cat ${path}`);
      expect(shown.length).toBeGreaterThan(30);
      expect(shown.includes(secrets.flag)).toBe(path === '~/system/secrets/flag.txt');
    }
  });
});

describe('the reveal', () => {
  it('shows the way through the tree, and the secret at its end', () => {
    const { tree = [] } = checker.reveal?.(secrets) ?? {};
    const way = tree.filter(({ role }) => role === 'way' || role === 'secret').map(({ name }) => name);
    expect(way.join('').replace('~', '~/')).toBe('~/system/secrets/flag.txt');
    expect(tree.find(({ role }) => role === 'secret')?.note).toContain(secrets.flag);
    const names = pathsOf(home).map((path) => path.replace(/^.*\/(?=.)/, ''));
    for (const { name } of tree.slice(1)) expect(names).toContain(name);
  });
});

describe('commands', () => {
  it.each([
    ['~', 'help', `output: ${HELP}`],
    ['~', 'HELP', `output: ${HELP}`],
    ['~/Documents', 'pwd', 'output: ~/Documents'],
    ['~', 'ls', 'output: readme.txt  Documents/  Downloads/  system/'],
    ['~', 'LS -la', `output: readme.txt  Documents/  Downloads/  system/\noutput: ${plainList('-la')}`],
    ['~', 'ls system/secrets', 'output: flag.txt  keys.txt'],
    ['~', 'ls -l /Documents/', `output: notes.txt  projets/\noutput: ${plainList('-l')}`],
    ['~', 'ls readme.txt', `error: Erreur: répertoire non valide\noutput: ${named('readme.txt', 'file')}`],
    ['~', 'ls nulle-part', `error: Erreur: répertoire non valide\noutput: ${notHere('~')}`],
    ['~/perdu', 'ls', `error: Erreur: répertoire non valide\noutput: ${notHere('~/perdu')}`],
    ['~', 'cd nulle-part', `error: cd: nulle-part: Aucun fichier ou dossier de ce type\noutput: ${notHere('~')}`],
    ['~', 'cd readme.txt', `error: cd: readme.txt: N'est pas un répertoire\noutput: ${named('readme.txt', 'file')}`],
    ['~', 'cat', 'error: cat: nom de fichier manquant'],
    ['~', 'cat rien.txt', `error: cat: rien.txt: Aucun fichier ou dossier de ce type\noutput: ${notHere('~')}`],
    ['~', 'cat readme.txt/rien', `error: cat: readme.txt/rien: Aucun fichier ou dossier de ce type\noutput: ${notHere('~')}`],
    ['~', 'cat Documents', `error: cat: Documents: Est un répertoire\noutput: ${named('Documents', 'directory')}`],
    ['~', 'cat __proto__', `error: cat: __proto__: Aucun fichier ou dossier de ce type\noutput: ${notHere('~')}`],
    ['~', 'nano flag.txt', "error: Commande non reconnue: nano. Tapez 'help' pour voir les commandes disponibles."],
    ['~', 'Constructor', "error: Commande non reconnue: Constructor. Tapez 'help' pour voir les commandes disponibles."],
    ['~', '', ''],
    ['~', '   ', ''],
  ])('in %s, %j answers as section 8 says', (path, line, expected) => {
    expect(answer(path, line)).toBe(expected);
  });

  it.each(['sudo cat flag.txt', 'rm -rf /', 'Exit', 'whoami', 'cd..', 'DIR'])(
    'answers %j with the error to the letter, then a human word',
    (line) => {
      const [word = ''] = line.split(' ');
      const { path, lines } = runLine(home, '~/system', line);
      expect(path).toBe('~/system');
      expect(lines).toEqual([
        { type: 'error', content: `Commande non reconnue: ${word}. Tapez 'help' pour voir les commandes disponibles.` },
        { type: 'output', content: ASIDES[word.toLowerCase()] },
      ]);
    },
  );

  it.each([
    ['~', 'readme.txt', named('readme.txt', 'file')],
    ['~', 'SYSTEM', named('system', 'directory')],
    ['~/system/secrets', 'Flag', named('flag.txt', 'file')],
    ['~', 'system/secrets/', named('~/system/secrets', 'directory')],
    ['~', secrets.flag, FLAG_BELOW],
  ])('in %s, tells who types %j alone what to do with it', (path, word, aside) => {
    expect(answer(path, word)).toBe(
      `error: Commande non reconnue: ${word}. Tapez 'help' pour voir les commandes disponibles.\noutput: ${aside}`,
    );
  });

  it.each(['..', '~', '/', '.'])('has nothing to add to %j, which names nothing', (word) => {
    expect(answer('~/system', word)).not.toContain('output');
  });

  it.each([
    ['~', 'cd documents', 'cd: documents: Aucun fichier ou dossier de ce type', 'Documents'],
    ['~', 'ls SYSTEM/Secrets', 'Erreur: répertoire non valide', 'secrets'],
    ['~', 'cat readme', 'cat: readme: Aucun fichier ou dossier de ce type', 'readme.txt'],
    ['~/system/secrets', 'cat Flag.txt', 'cat: Flag.txt: Aucun fichier ou dossier de ce type', 'flag.txt'],
  ])('in %s, refuses %j to the letter, and says how the name is written', (path, line, refused, name) => {
    expect(answer(path, line)).toBe(`error: ${refused}\noutput: ${spelled(name)}`);
    expect(runLine(home, path, line).path).toBe(path);
  });

  it.each(['"readme.txt"', "'readme.txt'"])('takes %s for the name between its marks', (argument) => {
    expect(answer('~', `cat ${argument}`)).toBe(answer('~', 'cat readme.txt'));
  });

  it('finds an empty directory empty', () => {
    expect(answer('~', 'ls', { type: 'directory', contents: {} })).toBe('output: Répertoire vide');
  });

  it('uses the first argument only', () => {
    expect(answer('~', 'cat readme.txt system/secrets/flag.txt')).toBe(answer('~', 'cat readme.txt'));
  });
});

describe('cd', () => {
  it.each([
    ['~/system', 'cd', '~', 'output: Retour au répertoire home'],
    ['~/system', 'CD ~', '~', 'output: Retour au répertoire home'],
    ['~', 'cd ..', '~', 'output: Déjà au répertoire racine'],
    ['~', 'cd ../..', '~', 'output: Déjà au répertoire racine'],
    ['~/system', 'cd ../../..', '~', ''],
    ['~/system/secrets', 'cd ..', '~/system', ''],
    ['~', 'cd Documents', '~/Documents', ''],
    ['~', 'cd ./Documents//projets/', '~/Documents/projets', ''],
    ['~/Documents/projets', 'cd ../../system', '~/system', ''],
    ['~/Documents', 'cd ~/Downloads/backup', '~/Downloads/backup', ''],
    ['~/Documents', 'cd /system', '~/system', ''],
    ['~/Documents', 'cd /', '~', ''],
    [
      '~/Documents',
      'cd rien',
      '~/Documents',
      `error: cd: rien: Aucun fichier ou dossier de ce type\noutput: ${notHere('~/Documents')}`,
    ],
  ])('from %s, %s leads to %s', (path, line, expected, said) => {
    expect(runLine(home, path, line).path).toBe(expected);
    expect(answer(path, line)).toBe(said);
  });
});

describe('Tab', () => {
  it.each([
    ['~', 'cd sys', 'cd system/'],
    ['~', 'cat RE', 'cat readme.txt '],
    ['~', 'cd system/s', 'cd system/secrets/'],
    ['~/Documents', 'ls ../Dow', 'ls ../Downloads/'],
    ['~/system', 'cat ~/Documents/n', 'cat ~/Documents/notes.txt '],
    ['~', 'hel', 'help '],
    ['~', 'cat D', 'cat Do'],
    ['~', 'c', 'c'],
    ['~', 'cd Do', 'cd Do'],
    ['~', 'cat x', 'cat x'],
    ['~', 'cat readme.txt/a', 'cat readme.txt/a'],
    ['~', 'cat ', 'cat '],
    ['~', '', ''],
  ])('in %s makes of %j %j', (path, line, whole) => {
    expect(completeLine(home, path, line)).toBe(whole);
  });
});

describe('the screen', () => {
  const play = (...lines: string[]) =>
    lines.reduce<TerminalState>((state, line) => terminalReducer(state, { home, line }), OPENED);

  it('keeps the command with the path it was typed in, then its answer', () => {
    const last = play('cd system', 'pwd').lines.slice(-2);
    expect(last).toMatchObject([
      { type: 'command', content: 'pwd', path: '~/system' },
      { type: 'output', content: '~/system' },
    ]);
  });

  it('empties on clear and leaves a hint, in the same directory', () => {
    const state = play('cd system', 'clear');
    expect(state.path).toBe('~/system');
    expect(state.lines).toMatchObject([{ type: 'output', content: CLEARED }]);
  });

  it('never gives two lines the same id, however long the session', () => {
    const { lines } = play(...Array.from({ length: 400 }, () => 'pwd'));
    expect(lines.length).toBe(300);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(300);
  });
});

describe('the flag', () => {
  it('is found through the terminal alone, differs between participants, and is accepted with blanks around it', () => {
    const found = String(solve({ home }, {}));
    expect(found).toMatch(/^CTF\{[a-z_]+_[0-9a-f]{8}\}$/);
    expect(secretsOf('6').flag).not.toBe(found);
    expect(checker.check(`  ${found} `, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it.each([wrong, 'CTF{}', secrets.key])('refuses %s', (entered) => {
    expect(checker.check(entered, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each([secrets.flag.toUpperCase(), secrets.flag.slice(4, -1), `Le flag est « ${secrets.flag} ».`])(
    'refuses %s, but says that it was found',
    (entered) => {
      expect(checker.check(entered, secrets)).toEqual({ outcome: 'incorrect', verdict: 'almost' });
    },
  );

  it('counts nothing for an empty entry', () => {
    expect(checker.check('  ', secrets)).toMatchObject({ outcome: 'neutral', verdict: 'empty' });
  });
});
