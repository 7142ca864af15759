/** Temporary challenge folders for tests: complete and valid, until a test breaks them. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { NOTE_SECTIONS } from '#schemas/console-constants.ts';

/** A valid manifest, of which tests change one thing. Texts that must not reach a browser end in SECRET. */
export const SOUND = aManifest({
  hints: [{ title: 'Un', text: 'INDICE-SECRET' }],
  learningMode: { after: 2, text: 'APPRENTISSAGE-SECRET' },
  debrief: { ...aManifest().debrief, whatHappened: 'DEBRIEF-SECRET' },
});

/** Valid facilitator notes. */
export const SOUND_NOTES = NOTE_SECTIONS.map(
  ({ heading }) => `## ${heading}\n\n« NOTES-SECRET ? » Réponse attendue : oui.\n`,
).join('\n');

const SOUND_MESSAGES = "correct: { tone: 'success', text: 'Oui.' }, incorrect: { tone: 'danger', text: 'Non.' }";

/** Code of a valid part that does not import the engine: a folder outside of the project cannot resolve it. */
function part(maker: string, definition: string): string {
  return `const ${maker} = (definition) => definition;\nexport default ${maker}(${definition});\n`;
}

export interface TemporaryChallenges {
  /** Absolute path of the challenges' parent folder. */
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
      writeFile(key, 'challenge.tsx', part('defineScene', `{ messages: { ${SOUND_MESSAGES} }, Scene: () => null }`));
      writeFile(
        key,
        'challenge.server.ts',
        `export default { secrets: () => ({}), artifacts: () => ({}), check: () => ({ outcome: 'incorrect', verdict: 'incorrect' }) };\n`,
      );
      writeFile(key, 'reveal.tsx', part('defineReveal', '{ Reveal: () => null }'));
      writeFile(key, 'solve.ts', `export default () => '';\nexport const wrong = 'x';\nexport const lazy = {};\n`);
      writeFile(key, 'walkthrough.ts', `export default async () => {};\n`);
      writeFile(key, 'facilitator-notes.md', SOUND_NOTES);
      writeFile(key, 'manifest.json', manifest);
    },
    remove: (key, file = '') => rmSync(join(directory, key, file), { recursive: true, force: true }),
    dispose: () => rmSync(whole, { recursive: true, force: true }),
  };
}

/** Text of the valid manifest with another key and path. */
export function manifestText(key: string, changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ ...SOUND, key, path: `/${key}-challenge`, ...changes }, null, 2);
}
