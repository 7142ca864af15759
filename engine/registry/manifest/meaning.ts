/**
 * Second phase of validation: rules between fields and files, which a JSON Schema cannot express. Runs on manifests that match the schema.
 */
import { messages } from '#engine/author-tools/messages/messages.ts';
import { toHundredths } from '#engine/rules/scoring.ts';
import { REQUIRED_FILES } from '#engine/source-files/folder-files.ts';
import type { JsonDocument } from '#engine/source-files/json-document.ts';
import type { LocatedMistake, MistakeAt } from '#engine/source-files/location.ts';
import { nearestWord } from '#engine/source-files/nearest-word.ts';
import { PICTURE_FILE } from '#schemas/constants.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { referenceMistakes } from './reference-mistakes.ts';

const say = messages('manifest');

/** First path segments that the site or the server uses itself. */
export const RESERVED = [
  '404',
  'admin',
  'assets',
  'attestation',
  'attestations',
  'auth',
  'bilan',
  'challenges',
  'compte',
  'csp-reports',
  'debrief',
  'donnees',
  'finale',
  'fleet',
  'healthz',
  'login',
  'me',
  'metrics',
  'progress',
  'projector',
  'readyz',
  'remote',
  'retention',
  'retour',
  'return',
  'score',
  'session',
  'shell',
  'siege',
  'standing',
  'summary',
  'user-login',
];

const PICTURE = /\.(svg|avif|webp|png|jpe?g|gif)$/i;
const LISTABLE = new RegExp(PICTURE_FILE.pattern);

/**
 * All semantic mistakes of one folder.
 * @param files of the folder, relative, with `/`
 * @param programmes to which the challenge may belong
 * @param brought whether the challenge comes from a pack
 */
export function meaningMistakes(
  folder: string,
  files: readonly string[],
  manifest: ChallengeManifest,
  document: JsonDocument,
  programmes: readonly string[],
  brought: boolean,
): LocatedMistake[] {
  const at = (pointer: string, message: string) => ({
    ...document.locationOf(pointer),
    // A missing property has no location of its own.
    ...(pointer === '' ? { length: 0 } : {}),
    message,
  });
  return [
    ...(manifest.key === folder ? [] : [at('/key', say('keyIsNotFolder', { key: manifest.key, folder }))]),
    ...(RESERVED.includes(manifest.path.slice(1))
      ? [at('/path', say('reserved', { path: manifest.path, instead: `/${folder}-challenge` }))]
      : []),
    ...programmeMistakes(manifest, programmes, at),
    ...scoringMistakes(manifest, at),
    ...referenceMistakes(manifest.debrief.references, brought, at),
    ...retrievalMistakes(manifest, at),
    ...plainMistakes(manifest, at),
    ...pageMistakes(files, manifest, at),
    ...pictureMistakes(files, manifest, at),
    ...REQUIRED_FILES.filter((file) => !files.includes(file)).map((file) => at('', say('noFile', { file }))),
  ];
}

function programmeMistakes({ programme }: ChallengeManifest, allowed: readonly string[], at: MistakeAt): LocatedMistake[] {
  if (programme === undefined || allowed.includes(programme)) return [];
  const near = nearestWord(programme, allowed);
  return [
    at(
      '/programme',
      say('noneOf', { field: say('field', { path: 'programme' }), value: JSON.stringify(programme), near, allowed }),
    ),
  ];
}

function scoringMistakes({ scoring }: ChallengeManifest, at: MistakeAt): LocatedMistake[] {
  const { base, hintStep, floor } = scoring;
  if (floor > base) return [at('/scoring/floor', say('floorAboveBase', { floor, base }))];
  const room = toHundredths(base) - toHundredths(floor);
  if (toHundredths(hintStep) <= room) return [];
  return [at('/scoring/hintStep', say('stepTooLarge', { step: hintStep, base, floor, most: room / 100 }))];
}

function retrievalMistakes({ retrieval: { answer, options } }: ChallengeManifest, at: MistakeAt): LocatedMistake[] {
  if (answer < options.length) return [];
  return [at('/retrieval/answer', say('answerIsNone', { answer, last: options.length - 1 }))];
}

function plainMistakes({ hints, plain }: ChallengeManifest, at: MistakeAt): LocatedMistake[] {
  if (!plain || plain.hints.length === hints.length) return [];
  return [at('/plain/hints', say('plainHints', { plain: plain.hints.length, hints: hints.length }))];
}

function pageMistakes(files: readonly string[], { pages = [] }: ChallengeManifest, at: MistakeAt): LocatedMistake[] {
  const there = files.filter((file) => file.endsWith('.page.tsx'));
  return pages.flatMap(({ slug, component }, index) => [
    ...(files.includes(component)
      ? []
      : [at(`/pages/${index}/component`, say('noPage', { component, near: nearestWord(component, there) }))]),
    ...(pages.findIndex((page) => page.slug === slug) === index ? [] : [at(`/pages/${index}/slug`, say('samePage', { slug }))]),
  ]);
}

function pictureMistakes(files: readonly string[], { images = [] }: ChallengeManifest, at: MistakeAt): LocatedMistake[] {
  const pictures = files.filter((file) => PICTURE.test(file));
  const listed = new Set(images.map(({ file }) => file));
  return [
    ...images.flatMap(({ file }, index) =>
      pictures.includes(file) ? [] : [at(`/images/${index}/file`, say('noPicture', { file, near: nearestWord(file, pictures) }))],
    ),
    ...pictures
      .filter((file) => !listed.has(file))
      .map((file) =>
        at(
          images.length === 0 ? '' : '/images',
          LISTABLE.test(file) ? say('noAlternative', { file }) : say('oddPicture', { file }),
        ),
      ),
  ];
}
