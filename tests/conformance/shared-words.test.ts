/** What pages and schemas share is typed once, in `schemas/words.ts` and `schemas/console-words.ts`, and brings no schema library into a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROOMS = ['admin', ...['rules', 'toolbox', 'client', 'ui', 'frame', 'authoring', 'site'].map((room) => `engine/${room}`)];

const sources = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|stories|^testing\//.test(name))
    .map((name) => ({ file: `${room}/${name}`, text: readFileSync(join(ROOT, room, name), 'utf8') })),
);
/** Lines of product code that match, as `file: line`. */
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`));

describe('what a browser loads', () => {
  it('takes types from the schemas, and values from their words only', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(found(/^(?:import|export) (?!type\b)[^;]*?from '#schemas\/(?!(?:console-)?words\.ts')[^']+'/gm)).toEqual([]);
    const site = sources.filter(({ file }) => file.startsWith('engine/'));
    expect(site.filter(({ text }) => text.includes('#schemas/console-words.ts')).map(({ file }) => file)).toEqual([]);
    expect(found(/import\('#schemas\/[^']+'\)/g)).toEqual([]);
  });

  it('has no limit of its own on what is sent', () => {
    const ofConsoleOrSite = found(/^.*\b(?:maxLength|minLength|min|max|pattern)=(?:\{[\d'"`]|["']).*$/gm);
    expect(ofConsoleOrSite.filter((line) => !line.startsWith('engine/ui/'))).toEqual([]);
  });
});
