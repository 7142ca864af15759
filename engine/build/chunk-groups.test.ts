/** Chunk groups name files by their paths: a moved file would leave its group without an error. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHUNK_GROUPS } from './chunk-names.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = ['engine', 'admin', 'schemas'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name)),
);

it.each([
  ['react', ['badge', 'button', 'loading', 'notice', 'visually-hidden']],
  [
    'console',
    [
      'accounts',
      'addresses',
      'auth',
      'buttons',
      'campaigns',
      'cockpit',
      'components',
      'console-constants',
      'console-pages',
      'counting',
      'dashboard',
      'data-protection',
      'english',
      'fields',
      'format',
      'guide',
      'installation',
      'language',
      'lists',
      'local-time',
      'mails',
      'numbers',
      'pages',
      'participants',
      'people',
      'played-time',
      'presenter',
      'proof',
      'queries',
      'remote',
      'report',
      'session-pages',
      'setup',
      'shell',
      'shown-email',
      'workshop',
      'workshop-table',
    ],
  ],
  [
    'shown-later',
    [
      'better-half',
      'dialog',
      'erased-email',
      'event-stream',
      'failure-message',
      'french-date',
      'french-moment',
      'keep-trying',
      'live',
      'missions',
      'preferences',
      'programmes',
      'refresher',
      'text',
      'time-left',
      'use-media-query',
      'use-modal',
      'use-time-left',
      'workshop-time',
    ],
  ],
])('%s has the files that it was made for', (name, files) => {
  const group = CHUNK_GROUPS.find((one) => one.name === name);
  const found = FILES.filter((file) => group?.test.test(join(ROOT, file)));
  expect(found.map((file) => file.replace(/^.*\/|\.tsx?$/g, '')).sort()).toEqual(files);
});

it('play has what players get together, and nothing of a first visit', () => {
  const group = CHUNK_GROUPS.find(({ name }) => name === 'play');
  const found = FILES.filter((file) => group?.test.test(join(ROOT, file)));
  const names = found.map((file) => file.replace(/^.*\/|\.tsx?$/g, ''));
  const together = [
    ...['player-hub', 'quay-list', 'session-bar', 'standing', 'catalogue-pages', 'arrival-panel'],
    ...['challenge-frame', 'index', 'phone', 'scoring', 'victory-panel', 'recall-card', 'spelling'],
  ];
  for (const file of together) expect(names).toContain(file);
  const first = ['guest-hub', 'challenge-card', 'card-drawing', 'category-mark', 'drawings', 'points-text', 'button', 'field'];
  expect(names.filter((file) => first.includes(file))).toEqual([]);
});
