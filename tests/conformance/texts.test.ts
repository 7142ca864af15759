/** What texts may not have is met in no challenge and no kind, and is told at its place wherever it stands in a folder. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { textMistakes } from '../../engine/author-tools/check/forbidden-in-texts.ts';
import { kindsIn } from '../../engine/author-tools/new/new-challenge.ts';
import { readProject } from '../../engine/registry/read-registry.ts';

const ROOT = join(import.meta.dirname, '../..');
const folders = [
  ...kindsIn(join(ROOT, 'challenges')).map((kind) => join(ROOT, 'challenges', `_${kind}`)),
  ...readProject(ROOT).challenges.map(({ folder }) => folder),
];

it('the texts of every challenge have French apostrophes and spaces, and addresses and numbers that are nobody’s', () => {
  const told = folders.flatMap((folder) =>
    textMistakes(folder).map(({ file, line, column, message }) => `${folder}/${file}:${line}:${column} ${message}`),
  );
  expect(told).toEqual([]);
});

it('a price of wrong answers is told by the scene that takes them, or by its sequence', () => {
  const sceneOf = (folder: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
  const priced = folders.filter((folder) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).scoring.failures);
  expect(priced.length).toBeGreaterThan(0);
  expect(priced.filter((folder) => !/<(?:FailurePrice|Sequence)\b/.test(sceneOf(folder)))).toEqual([]);
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigie-texts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said of a file with this in it, by place. */
function told(file: string, content: string): string[] {
  writeFileSync(join(folder, file), content);
  const mistakes = textMistakes(folder).map(({ line, column, length, message }) => `${line}:${column}+${length} ${message}`);
  rmSync(join(folder, file));
  return mistakes;
}

const APOSTROPHE = (word: string) => `a straight apostrophe in "${word}". Write ’`;

it('reads a manifest that an editor of Windows has saved', () => {
  expect(told('manifest.json', `\uFEFF{ "title": "L'accès" }`)).toEqual([`1:14+7 ${APOSTROPHE("L'accès")}`]);
});

it.each([
  ['a literal', 'a.ts', 'export const a =\n  "Pas d\'accès.";', `2:8+7 ${APOSTROPHE("d'accès")}`],
  ['a literal with a stroke', 'a.ts', "export const a = 'L\\'accès';", `1:19+8 ${APOSTROPHE("L'accès")}`],
  [
    'a template, before what is worked out',
    'a.ts',
    `export const a = (b: string) => \`Loin d'\${b}.\`;`,
    `1:39+2 ${APOSTROPHE("d'")}`,
  ],
  ['a template, behind it', 'a.ts', `export const a = (b: string) => \`\${b} qu'on\`;`, `1:39+5 ${APOSTROPHE("qu'on")}`],
  ['a tag', 'a.tsx', "export const A = () => <p>Aujourd'hui</p>;", `1:27+11 ${APOSTROPHE("Aujourd'hui")}`],
  ['an attribute', 'a.tsx', 'export const A = () => <p title="l\'accès" />;', `1:34+7 ${APOSTROPHE("l'accès")}`],
  ['notes', 'facilitator-notes.md', "# Titre\n\nDites l'heure.", `3:7+7 ${APOSTROPHE("l'heure")}`],
])('a straight apostrophe is found in %s', (_, file, content, expected) => {
  expect(told(file, content)).toEqual([expected]);
});

it.each([
  ['a tag', '<p>Prêt, vraiment ?</p>', '1:34+10 a line may break in "vraiment ?". Write vraiment&#8239;?'],
  ['a tag, behind another', '<p><b>Prix</b> : dix</p>', '1:39+2 a line may break in ":". Write &nbsp;:'],
  ['a quotation', '<p>Dites « oui » ici</p>', '1:34+7 a line may break in "« oui »". Write «&nbsp;oui&nbsp;»'],
  ['an attribute', '<Bar note="Trop tard !" />', '1:41+6 a line may break in "tard !". Write tard&#8239;!'],
  ['a choice', "<p>{b ? 'Encore ; puis' : ''}</p>", '1:34+8 a line may break in "Encore ;". Write Encore\\u202f;'],
  ['a template', `<p>{\`Il reste \${b} : tout\`}</p>`, '1:39+6 a line may break in "… :". Write …\\u00a0:'],
])('a space at which a line may break is found in %s', (_, tag, expected) => {
  expect(told('a.tsx', `export const A = (b) => ${tag};`)).toEqual([expected]);
});

it.each([
  ['what is mended', `<p title={frenchSpaces('Prêt ?')}>{frenchSpaces(\`Reste : \${b}\`)}</p>`],
  ['what may be mended elsewhere', "<Answer gestures={[{ label: 'Prêt ?' }]} onPick={() => say('Prêt ?')} />"],
  ['what is as it was typed', '<pre>Objet : bonjour</pre>'],
  ['a command', `<code>{\`ls ; cd \${b} ! x : y\`}</code>`],
  ['what is only heard', '<b aria-label="Prêt ?"><VisuallyHidden>Prêt ?</VisuallyHidden></b>'],
  ['an address, a time, a smile', '<p>https://quai.example 12:30 ;) (- ! ? ,)</p>'],
  ['a new line of the code', '<p>\n  <b>Prix</b>\n  : dix</p>'],
  ['the names of classes', '<p className={b ? "a : b" : "c ; d"} />'],
])('has nothing to say of the spaces of %s', (_, tag) => {
  expect(told('a.tsx', `export const A = (b) => ${tag};`)).toEqual([]);
});

it.each(['https://banque.site', 'jean@banque.site', 'lisez www.banque.fr', 'jean@banque.[site]'])(
  'somebody may answer at %s',
  (text) => {
    expect(told('a.ts', `export const a = '${text}';`).join()).toMatch(/^1:\d+\+\d+ somebody may answer at .*\.example/);
  },
);

it.each(['10.0.0.1', '203.0.114.7'])('somebody may answer at %s too', (text) => {
  expect(told('a.ts', `export const a = 'ping ${text}';`).join()).toMatch(`1:24+${text.length} somebody may answer at ${text}. `);
});

it.each(['06 12 34 56 78', '0612345678', '+33 6 12 34 56 78', '01.99.01.12.34'])(
  'somebody may answer at the number %s',
  (text) => {
    expect(told('a.tsx', `export const A = () => <p>{'Au ${text}'}</p>;`).join()).toMatch(
      `+${text.length} somebody may answer at ${text}. `,
    );
  },
);

it('finds the same in a manifest', () => {
  const manifest = { $schema: '../x', title: 'Jean', briefing: 'Au 06 12 34 56 78', debrief: { references: ['https://a.site'] } };
  expect(told('manifest.json', JSON.stringify(manifest, null, 2))).toEqual([
    expect.stringMatching(/^4:19\+14 somebody may answer at 06 12 34 56 78/),
  ]);
});

it.each([
  [
    'what nobody answers at',
    "'jean@banque.example https://a.test/x b.invalid 192.0.2.7 01 99 00 12 34 +33 6 39 98 52 40 05.36.49.11.22'",
  ],
  ['a public body', "'17cyber.gouv.fr'"],
  ['a marked address', "'compta@quai.[boite.example]'"],
  ['a prompt, a file, a version, a time', "'invite@quai notes.txt 1.2.3 14:02:07'"],
  ['a command', `"grep 'à quai' x; name='admin' print(f'oui') don't"`],
  ['digits of something else', "'FR7630006000011234567890189 1012345678 0123456789a'"],
  ['what the specification fixes', `"Ce n'est pas encore ça. Cherche au moins trois signaux clairs."`],
  ['what is worked out', `(b: string) => \`https://\${b}.fr/x \${b}@\${b} 06 \${b}\``],
])('has nothing to say of %s', (_, code) => {
  expect(told('a.ts', `export const a = ${code};`)).toEqual([]);
});

it('is told in French to whoever reads French', () => {
  vi.stubEnv('VIGIE_LANG', 'fr');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(told('a.ts', "export const a = '06 12 34 56 78';").join()).toContain(
    'quelqu’un peut répondre au 06 12 34 56 78. Personne',
  );
  expect(told('a.tsx', 'export const A = () => <p>Prêt, vraiment ?</p>;')).toEqual([
    '1:33+10 une ligne peut se couper dans « vraiment ? ». Écrivez vraiment&#8239;?',
  ]);
});
