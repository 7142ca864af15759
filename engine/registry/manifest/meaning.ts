/** Second phase: what a schema cannot say. Runs on manifests whose shape is right. */
import { toHundredths } from '#engine/rules/scoring.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { JsonDocument } from './json-document.ts';
import { nearestWord } from './nearest-word.ts';
import type { PlacedMistake } from './place.ts';

/** What a facilitator says and watches. */
export const NOTES = 'facilitator-notes.md';

/** Files that every challenge has. */
export const REQUIRED_FILES: Readonly<Record<string, string>> = {
  'challenge.tsx': 'the scene: export default defineScene({ … })',
  'challenge.server.ts': 'the server part: export default defineChecker({ … })',
  'reveal.tsx': 'what shows once it is solved: export default defineReveal({ … })',
  'solve.ts': 'the proof that it can be solved: from the artifacts to a right answer',
  'walkthrough.ts': 'the same by keyboard alone, through the screen',
  [NOTES]: 'what a facilitator says and watches, under the headings of challenges/_form',
};

/** First parts of addresses that the site and the server answer themselves. */
export const RESERVED = [
  '404',
  'admin',
  'assets',
  'attestation',
  'attestations',
  'auth',
  'bilan',
  'challenges',
  'donnees',
  'healthz',
  'login',
  'me',
  'progress',
  'projector',
  'readyz',
  'retention',
  'score',
  'session',
  'shell',
  'standing',
  'summary',
  'user-login',
];

const PICTURE = /\.(svg|avif|webp|png|jpe?g|gif)$/i;

/**
 * Every mistake of meaning in one folder.
 * @param files of the folder, with `/` between their parts, from the folder on
 * @param programmes to which it may belong
 */
export function meaningMistakes(
  folder: string,
  files: readonly string[],
  manifest: ChallengeManifest,
  document: JsonDocument,
  programmes: readonly string[],
): PlacedMistake[] {
  const at = (pointer: string, message: string) => ({ ...document.placeOf(pointer), message });
  return [
    ...(manifest.key === folder
      ? []
      : [at('/key', `"key" is "${manifest.key}" but the folder is "${folder}". Rename one of them: they are the same name`)]),
    ...(RESERVED.includes(manifest.path.slice(1))
      ? [at('/path', `"path" ${manifest.path} is an address of the site itself. Take another, e.g. /${folder}-challenge`)]
      : []),
    ...programmeMistakes(manifest, programmes, at),
    ...scoringMistakes(manifest, at),
    ...retrievalMistakes(manifest, at),
    ...pageMistakes(files, manifest, at),
    ...pictureMistakes(files, manifest, at),
    ...Object.entries(REQUIRED_FILES)
      .filter(([file]) => !files.includes(file))
      .map(([file, what]) => at('', `the folder has no ${file}. Add it: ${what}`)),
  ];
}

type At = (pointer: string, message: string) => PlacedMistake;

function programmeMistakes({ programme }: ChallengeManifest, allowed: readonly string[], at: At): PlacedMistake[] {
  if (programme === undefined || allowed.includes(programme)) return [];
  const words = allowed.map((word) => `"${word}"`).join(', ');
  return [at('/programme', `"programme" cannot be "${programme}".${hint(programme, allowed)} Allowed: ${words}`)];
}

function scoringMistakes({ scoring }: ChallengeManifest, at: At): PlacedMistake[] {
  const { base, hintStep, floor } = scoring;
  if (floor > base)
    return [
      at('/scoring/floor', `"scoring.floor" (${floor}) is above "scoring.base" (${base}). Lower the floor to at most ${base}`),
    ];
  const room = toHundredths(base) - toHundredths(floor);
  if (toHundredths(hintStep) <= room) return [];
  return [
    at(
      '/scoring/hintStep',
      `"scoring.hintStep" (${hintStep}): one hint alone would take the award under its floor (${base} − ${hintStep} < ${floor}). Lower the step to at most ${room / 100}, or the floor`,
    ),
  ];
}

function retrievalMistakes({ retrieval: { answer, options } }: ChallengeManifest, at: At): PlacedMistake[] {
  if (answer < options.length) return [];
  const last = options.length - 1;
  return [
    at('/retrieval/answer', `"retrieval.answer" (${answer}) is none of the options, counted from 0. Give one from 0 to ${last}`),
  ];
}

function pageMistakes(files: readonly string[], { pages = [] }: ChallengeManifest, at: At): PlacedMistake[] {
  return pages.flatMap(({ slug, component }, index) => [
    ...(files.includes(component)
      ? []
      : [
          at(
            `/pages/${index}/component`,
            `the folder has no ${component}.${hint(
              component,
              files.filter((file) => file.endsWith('.page.tsx')),
            )} Add it: export default definePage({ … })`,
          ),
        ]),
    ...(pages.findIndex((page) => page.slug === slug) === index
      ? []
      : [at(`/pages/${index}/slug`, `two pages have the slug "${slug}". Give each its own`)]),
  ]);
}

function pictureMistakes(files: readonly string[], { images = [] }: ChallengeManifest, at: At): PlacedMistake[] {
  const pictures = files.filter((file) => PICTURE.test(file));
  const listed = new Set(images.map(({ file }) => file));
  return [
    ...images.flatMap(({ file }, index) =>
      pictures.includes(file) ? [] : [at(`/images/${index}/file`, `the folder has no picture ${file}.${hint(file, pictures)}`)],
    ),
    ...pictures
      .filter((file) => !listed.has(file))
      .map((file) =>
        at('/images', `the picture ${file} has no text alternative. Add { "file": "${file}", "alt": "…" } to "images"`),
      ),
  ];
}

function hint(word: string, allowed: readonly string[]): string {
  const meant = nearestWord(word, allowed);
  return meant ? ` Did you mean "${meant}"?` : '';
}
