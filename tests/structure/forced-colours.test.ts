/** Forced colours take grounds, shadows and the colours of letters and borders away: what is current or pressed is told by more. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const STATE = /\[aria-(?:current|pressed|selected)(?:="(?:true|page|step)")?\]/;
/** What the browser replaces there, whatever a sheet says. */
const TAKEN_AWAY = /^(?:--[\w-]+|background(?:-color)?|color|box-shadow|text-shadow|fill|stroke|[\w-]+-color)$/;
/** Colours that the page may still choose, because they are the system's. */
const SYSTEM = /\b(?:Highlight|CanvasText|ButtonText|Canvas)\b/;

/** Rules of a sheet, those of its media queries too, without the queries. */
const rulesOf = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector,
    declarations: body.split(';').flatMap((line) => {
      const [name = '', ...value] = line.split(':');
      return name.trim() === '' ? [] : [{ name: name.trim(), value: value.join(':') }];
    }),
  }));

const survives = ({ name, value }: { readonly name: string; readonly value: string }) =>
  !TAKEN_AWAY.test(name) || SYSTEM.test(value);

test('what is current, pressed or selected is told without its colours', () => {
  const silent = ['engine', 'admin', 'projector', 'challenges']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => file.endsWith('.css'))
    .filter((file) => {
      const told = rulesOf(readFileSync(join(ROOT, file), 'utf8')).filter(({ selector }) => STATE.test(selector));
      return told.length > 0 && !told.some(({ declarations }) => declarations.some(survives));
    });
  expect(silent).toEqual([]);
});
