/** Challenge folders for the tests of this folder: whole copies, made to be broken. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A sound manifest; tests change one thing of it. */
export const SOUND = {
  key: 'sample',
  version: 1,
  path: '/sample-challenge',
  title: 'Échantillon',
  category: 'Sensibilisation',
  difficulty: 'Facile',
  summary: 'Un échantillon.',
  tags: ['Essai'],
  duration: 5,
  skill: 'Essayer',
  objective: 'Trouver.',
  briefing: 'Il était une fois.',
  hints: [{ title: 'Un', text: 'INDICE-SECRET' }],
  scoring: { base: 5, hintStep: 0.5, floor: 0 },
  learningMode: { after: 2, text: 'APPRENTISSAGE-SECRET' },
  returnAfter: 0,
  guest: true,
  listed: true,
  debrief: {
    whatHappened: 'DEBRIEF-SECRET',
    whyItWorks: 'Parce que.',
    reflexes: ['Un.', 'Deux.', 'Trois.'],
    tellAColleague: 'Bonjour.',
    references: [{ publisher: 'ANSSI', title: 'Guide' }],
  },
};

export interface TemporaryChallenges {
  /** Absolute path of the folder of folders. */
  readonly directory: string;
  /** Writes one folder: the files that every challenge has, with this text as its manifest. */
  write(key: string, manifest: string): void;
  /** Writes one more file of a folder. */
  writeFile(key: string, file: string, text: string): void;
  remove(key: string, file?: string): void;
  dispose(): void;
}

export function temporaryChallenges(parent = tmpdir()): TemporaryChallenges {
  const whole = realpathSync(mkdtempSync(join(parent, 'vigie-')));
  const directory = join(whole, 'challenges');
  mkdirSync(directory);
  const writeFile = (key: string, file: string, text: string) => writeFileSync(join(directory, key, file), text);
  return {
    directory,
    writeFile,
    write(key, manifest) {
      mkdirSync(join(directory, key), { recursive: true });
      writeFile(key, 'challenge.tsx', `export default { messages: {}, Scene: () => null };\n`);
      writeFile(
        key,
        'challenge.server.ts',
        `export default { secrets: () => ({}), artifacts: () => ({}), check: () => ({ outcome: 'correct', verdict: 'correct' }) };\n`,
      );
      writeFile(key, 'solve.ts', `export default () => '';\n`);
      writeFile(key, 'walkthrough.ts', `export default async () => {};\n`);
      writeFile(key, 'facilitator-notes.md', '# Notes\n');
      writeFile(key, 'manifest.json', manifest);
    },
    remove: (key, file = '') => rmSync(join(directory, key, file), { recursive: true, force: true }),
    dispose: () => rmSync(whole, { recursive: true, force: true }),
  };
}

/** The sound manifest with another key and path, as a text. */
export function manifestText(key: string, changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ ...SOUND, key, path: `/${key}-challenge`, ...changes }, null, 2);
}
