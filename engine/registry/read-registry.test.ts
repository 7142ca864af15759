import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatProblem } from '#engine/source-files/problem.ts';
import { readRegistry } from './read-registry.ts';
import { manifestText, SOUND, type TemporaryChallenges, temporaryChallenges } from './testing/temporary-challenges.ts';

let folders: TemporaryChallenges;
beforeEach(() => {
  folders = temporaryChallenges();
});
afterEach(() => folders.dispose());

function problems(): string[] {
  return readRegistry(folders.directory).problems.map(formatProblem);
}

const sound = manifestText('sample');
const change = (from: string | RegExp, to: string) => sound.replace(from, to);

/** What was broken → the manifest → every mistake that is reported: its location (`^` in the text around it), and its message. */
const BROKEN: readonly (readonly [string, string, readonly (readonly [string, string])[]])[] = [
  ['a misspelt field', change('"title": "Éch', '"titel": "Éch'), [['^"titel"', 'unknown field "titel". Did you mean "title"?']]],
  [
    'a field that resembles none',
    change('"version": 1', '"version": 1, "zzzzzzzz": 1'),
    [
      [
        '^"zzzzzzzz"',
        'unknown field "zzzzzzzz". Allowed here: key, version, path, title, programme, category, difficulty, summary, tags, audiences, themes, act, duration, skill, objective, briefing, hints, scoring, hintBox, learningMode, returnAfter, guest, listed, order, pages, images, mistakes, accepts, exceptions, debrief, retrieval, plain, byEar, demands',
      ],
    ],
  ],
  ['a missing field', change(/ {2}"summary".*\n/, ''), [['^{', 'missing field "summary": Two lines for the card.']]],
  [
    'a misspelt choice',
    change('"Facile"', '"Facil"'),
    [['^"Facil"', '"difficulty" cannot be "Facil". Did you mean "Facile"? Allowed: "Facile", "Moyen", "Difficile"']],
  ],
  [
    'an unknown choice',
    change('"Facile"', '"Impossible"'),
    [['^"Impossible"', '"difficulty" cannot be "Impossible". Allowed: "Facile", "Moyen", "Difficile"']],
  ],
  [
    'a wrong type',
    change('"duration": 5', '"duration": "5 min"'),
    [['^"5 min"', '"duration" must be a whole number, not the text "5 min"']],
  ],
  ['an empty text', change('"Échantillon"', '""'), [['"title": ^', '"title" must not be empty']]],
  ['a blank text', change('"Échantillon"', '"  "'), [['"title": ^', '"title" must not be blank']]],
  [
    'a long text',
    change('"Échantillon"', JSON.stringify('a'.repeat(81))),
    [['"title": ^', '"title" has 81 characters; at most 80 are allowed']],
  ],
  [
    'a wrong pattern',
    change('"/sample-challenge"', '"Sample"'),
    [
      [
        '"path": ^',
        '"path" cannot be "Sample". Did you mean "/sample"? Address of the page: a slash, then a to z, 0 to 9, single hyphens between; e.g. /caesar-challenge.',
      ],
    ],
  ],
  [
    'a key with an accent',
    change('"key": "sample"', '"key": "Marée haute"'),
    [
      [
        '"key": ^',
        '"key" cannot be "Marée haute". Did you mean "maree-haute"? The challenge\'s permanent identifier, which is the folder\'s name: a to z, 0 to 9, single hyphens between.',
      ],
    ],
  ],
  [
    'an address of the site',
    change('"/sample-challenge"', '"/admin"'),
    [['"path": ^', '"path" /admin is an address of the site itself. Take another, e.g. /sample-challenge']],
  ],
  [
    'a number under the minimum',
    change('"version": 1', '"version": 0'),
    [['"version": ^', '"version" must be at least 1, not 0']],
  ],
  [
    'a number over the maximum',
    change('"duration": 5', '"duration": 500'),
    [['"duration": ^', '"duration" must be at most 120, not 500']],
  ],
  ['three decimals', change('"base": 5', '"base": 5.125'), [['"base": ^', '"scoring.base" has more than two decimals: 5.125']]],
  ['too few entries', manifestText('sample', { hints: [] }), [['"hints": ^', '"hints" needs at least 1 entry']]],
  [
    'too many entries',
    manifestText('sample', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }),
    [['"tags": ^', '"tags" has more than 5 entries']],
  ],
  [
    'an entry that is there twice',
    manifestText('sample', { tags: ['a', 'b', 'a'] }),
    [['"tags": ^', '"tags" has the same entry twice (entries 1 and 3)']],
  ],
  [
    'a misspelt field deep inside',
    change('"title": "Un"', '"titre": "Un"'),
    [['^"titre"', 'unknown field "titre". Did you mean "title"?']],
  ],
  [
    'two mistakes',
    change('"Facile"', '"Facil"').replace('"duration": 5', '"duration": 0'),
    [
      ['^"Facil"', '"difficulty" cannot be "Facil". Did you mean "Facile"? Allowed: "Facile", "Moyen", "Difficile"'],
      ['"duration": ^', '"duration" must be at least 1, not 0'],
    ],
  ],
  [
    'a missing comma',
    change('"version": 1,', '"version": 1'),
    [['^"path"', 'not valid JSON: a comma or a colon is missing just before']],
  ],
  ['an empty file', '', [['^', 'not valid JSON: the file ends before everything is closed']]],
  [
    'a comma too many',
    change('"Essai"\n', '"Essai",\n'),
    [['^],\n  "audiences"', 'not valid JSON: a comma, colon or bracket too many or too few, here or just before']],
  ],
  [
    'a curly quotation mark',
    change('"version"', '“version”'),
    [['^“version”', 'not valid JSON: JSON knows straight double quotation marks only']],
  ],
  ['a comment', change('"version"', '// 1\n"version"'), [['^// 1', 'not valid JSON: JSON knows no comments']]],
  [
    'a text without its marks',
    change('"sample"', 'sample'),
    [['^sample', 'not valid JSON: a text needs quotation marks around it, and \\" for one inside']],
  ],
  [
    'a text over two lines',
    change('Il était une fois.', 'Il était\nune fois.'),
    [['"briefing": ^', 'not valid JSON: a text ends on the line where it begins, and holds no tab. Write \\n for a new line']],
  ],
  [
    'a field given twice',
    change('"version": 1,', '"version": 1,\n  "version": 2,'),
    [['^"version": 2', 'field "version" is given twice; the first is on line 3. Keep one']],
  ],
  [
    'a key that is not the folder',
    manifestText('other'),
    [['"key": ^', '"key" is "other" but the folder is "sample". Rename one of them: they are the same name']],
  ],
  [
    'a floor above the base',
    manifestText('sample', { scoring: { base: 5, hintStep: 0.5, floor: 6 } }),
    [['"floor": ^', '"scoring.floor" (6) is above "scoring.base" (5). Lower the floor to at most 5']],
  ],
  [
    'an answer that is none of the options',
    change('"answer": 1', '"answer": 3'),
    [['"answer": ^', '"retrieval.answer" (3) is none of the options, counted from 0. Give one from 0 to 2']],
  ],
  [
    'a step that no floor can meet',
    manifestText('sample', { scoring: { base: 5, hintStep: 2.5, floor: 3 } }),
    [
      [
        '"hintStep": ^',
        '"scoring.hintStep" (2.5): one hint alone would take the award under its floor (5 − 2.5 < 3). Lower the step to at most 2, or the floor',
      ],
    ],
  ],
  [
    'a sub-page without its file',
    manifestText('sample', { pages: [{ slug: 'admin', title: 'Admin', component: 'admin.page.tsx' }] }),
    [['"component": ^', 'the folder has no admin.page.tsx. Add it: export default definePage({ … })']],
  ],
  [
    'a picture that is not there',
    manifestText('sample', { images: [{ file: 'map.svg', alt: 'Une carte' }] }),
    [['"file": ^', 'the folder has no picture map.svg.']],
  ],
  [
    'a plain text that a hint lacks',
    manifestText('sample', {
      plain: {
        objective: 'Trouvez.',
        briefing: 'Lisez.',
        hints: ['Là.', 'Ici.', 'Ailleurs.', 'Plus loin.'],
        debrief: { whatHappened: 'Ceci.', whyItWorks: 'Cela.', reflexes: ['Un.', 'Deux.'] },
      },
    }),
    [
      [
        '"plain": {\n    "objective": "Trouvez.",\n    "briefing": "Lisez.",\n    "hints": ^',
        '"plain.hints" has 4 texts for 1 hints. Write one for each, in their order',
      ],
    ],
  ],
];

/** Line and column, from 1, of the `^` where `place` first occurs in a text. */
function positionOf(place: string, text: string): string {
  const [before = '', after = ''] = place.split('^');
  const at = text.indexOf(before + after);
  if (at < 0) throw new Error(`${place} is no place of the manifest`);
  const lines = text.slice(0, at + before.length).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

it.each(BROKEN)('tells where %s is and what to do', (_what, manifest, expected) => {
  folders.write('sample', manifest);
  const lines = expected.map(([place, message]) => `challenges/sample/manifest.json:${positionOf(place, manifest)} ${message}`);
  expect(problems()).toEqual(lines);
  expect(readRegistry(folders.directory).challenges).toEqual([]);
});

it.each(['challenge.tsx', 'challenge.server.ts', 'reveal.tsx', 'solve.ts', 'walkthrough.ts', 'facilitator-notes.md'])(
  'misses %s',
  (file) => {
    folders.write('sample', sound);
    folders.remove('sample', file);
    expect(problems()).toEqual([
      expect.stringContaining(`challenges/sample/manifest.json:1:1 the folder has no ${file}. Add it: `),
    ]);
  },
);

it('refuses a picture without a text alternative', () => {
  folders.write('sample', sound);
  folders.writeFile('sample', 'map.svg', '<svg/>');
  expect(problems()).toEqual([
    'challenges/sample/manifest.json:1:1 the picture map.svg has no text alternative. Add { "file": "map.svg", "alt": "…" } to "images"',
  ]);
});

it('names both challenges of one path', () => {
  const one = manifestText('one', { path: '/same' });
  const two = manifestText('two', { path: '/same' });
  folders.write('one', one);
  folders.write('two', two);
  const place = (text: string) => positionOf('"path": ^', text);
  expect(problems()).toEqual([
    `challenges/one/manifest.json:${place(one)} "path" /same is the path of challenges/two/manifest.json too. Give each its own`,
    `challenges/two/manifest.json:${place(two)} "path" /same is the path of challenges/one/manifest.json too. Give each its own`,
  ]);
});

it('goes on with the others when one is broken, sorted by title as French does', () => {
  folders.write('zebra', manifestText('zebra', { title: 'Zèbre' }));
  folders.write('broken', '{');
  folders.write('eel', manifestText('eel', { title: 'Écluse' }));
  folders.write('fox', manifestText('fox', { title: 'Fanal' }));
  expect(readRegistry(folders.directory).challenges.map(({ manifest }) => manifest.key)).toEqual(['eel', 'fox', 'zebra']);
});

it('skips names that start with _ and folders that hold nothing of a challenge', () => {
  folders.write('_form', manifestText('sample'));
  folders.write('empty', sound);
  folders.remove('empty');
  folders.write('_draft', '{');
  expect(readRegistry(folders.directory)).toEqual({ challenges: [], problems: [] });
});

it('misses the manifest of a challenge that was begun', () => {
  folders.write('draft', sound);
  folders.remove('draft', 'manifest.json');
  expect(problems()).toEqual([
    'challenges/draft/manifest.json:1:1 the folder has no manifest.json. Copy one from challenges/_form, or begin the name of the folder with _',
  ]);
});

it('takes a manifest that begins with a byte order mark', () => {
  folders.write('sample', `\uFEFF${sound}`);
  expect(problems()).toEqual([]);
});

it('takes the sound manifest', () => {
  folders.write('sample', JSON.stringify(SOUND));
  expect(problems()).toEqual([]);
});

it('says of a folder that is a link that it is not loaded', () => {
  const elsewhere = temporaryChallenges();
  try {
    elsewhere.write('sample', sound);
    symlinkSync(join(elsewhere.directory, 'sample'), join(folders.directory, 'sample'));
    const { challenges } = readRegistry(folders.directory);
    expect({ challenges, problems: problems() }).toEqual({
      challenges: [],
      problems: [
        'challenges/sample/manifest.json:1:1 is in a folder that is a link, which no archive and no clone takes along. Put the folder itself here, or load it as a pack',
      ],
    });
  } finally {
    elsewhere.dispose();
  }
});
