/** The logo of a branding: which pictures are refused, and why. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DRAWING, type TemporaryBranding, temporaryBranding } from '#engine/registry/testing/temporary-branding.ts';
import { readBrandingIn } from './branding.ts';

let temporary: TemporaryBranding;
beforeEach(() => {
  temporary = temporaryBranding();
});
afterEach(() => temporary.dispose());

/** A PNG of that size with only the bytes that `readLogo` reads: signature, width and height. */
function png(width: number, height: number, length = 100): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.write('89504e470d0a1a0a0000000d49484452', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

it.each<[string, string | Buffer, string | RegExp]>([
  [
    'logo.svg',
    DRAWING.replace('<path', '<script>alert(1)</script>\n  <path'),
    'logo.svg:2:3 the logo holds something that runs, moves or leads elsewhere. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace('<path', '<path onload="alert(1)"'),
    'logo.svg:2:9 the logo holds something that runs when an event happens. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace('<path', '<image href="https://pictures.example/a.png" />\n  <path'),
    'logo.svg:2:10 the logo holds a reference to something outside of the file. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace('<path', '<image href="&#104;ttps://pictures.example/a.png" />\n  <path'),
    'logo.svg:2:10 the logo holds a reference to something outside of the file. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace('<path', '<path style="fill: url(https://pictures.example/a.svg#b)"'),
    'logo.svg:2:22 the logo holds a style that fetches something outside of the file. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace('<path', '<style>@import "https://pictures.example/a.css";</style>\n  <path'),
    'logo.svg:2:10 the logo holds a style that fetches something outside of the file. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace('<path', '<path style="fill: u\\72l(//pictures.example/a)"'),
    'logo.svg:2:23 the logo holds a backslash, behind which a style may hide a reference. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace('<path', '<a href="#x"><path'),
    'logo.svg:2:3 the logo holds something that runs, moves or leads elsewhere. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace('<path', '<desc><![CDATA[ <!-- ]]></desc><script>alert(1)</script><desc><![CDATA[ --> ]]></desc>\n  <path'),
    'logo.svg:2:34 the logo holds something that runs, moves or leads elsewhere. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace('<path', '<a.b:script xmlns:a.b="http://www.w3.org/2000/svg">alert(1)</a.b:script>\n  <path'),
    'logo.svg:2:3 the logo holds something that runs, moves or leads elsewhere. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace('<path', '<s:path xmlns:s="http://www.w3.org/1999/xhtml"/>\n  <path'),
    'logo.svg:2:3 the logo holds something that runs, moves or leads elsewhere. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace('<path', '<path ping="x"'),
    'logo.svg:2:3 the logo holds something that runs, moves or leads elsewhere. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace('<path', '<path style="fill: &#117;rl(//pictures.example/a)"'),
    'logo.svg:2:3 the logo holds a style that fetches something outside of the file. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace('</svg>', '<g></svg>'),
    /^logo.svg:\d+:\d+ this is no well-formed XML: no browser shows it. Export it as a plain SVG$/,
  ],
  [
    'logo.svg',
    `<!DOCTYPE svg [<!ENTITY x "y">]>\n${DRAWING}`,
    'logo.svg:1:1 the logo holds a document type, in which parts of the picture may be hidden. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    `<?xml-stylesheet type="text/css"?>\n${DRAWING}`,
    'logo.svg:1:1 the logo holds a processing instruction, which may fetch a style sheet. Export it as a plain SVG',
  ],
  [
    'logo.svg',
    DRAWING.replace(' xmlns="http://www.w3.org/2000/svg"', ''),
    'logo.svg:1:1 a browser shows no <svg> without xmlns="http://www.w3.org/2000/svg"',
  ],
  [
    'logo.svg',
    DRAWING.replace(' viewBox="0 0 96 48"', ''),
    'vigie.json:4:13 "house.logo": logo.svg does not say how large it is: its <svg> needs a viewBox',
  ],
  [
    'logo.svg',
    DRAWING.replace('0 0 96 48', '0 0 960 48'),
    'vigie.json:4:13 "house.logo": logo.svg is 20.0 times as wide as it is high; from 0.5 to 6 times can be told apart at its size',
  ],
  ['logo.svg', 'not a picture', 'logo.svg:1:1 this is no SVG: it has no <svg>'],
  [
    'logo.svg',
    DRAWING.replace('</svg>', `<!-- ${'x'.repeat(20_000)} --></svg>`),
    'vigie.json:4:13 "house.logo": logo.svg has 21 KB, and 20 KB is the most: every first visit fetches it',
  ],
  [
    'logo.png',
    png(400, 400, 60_000),
    'vigie.json:4:13 "house.logo": logo.png has 60 KB, and 40 KB is the most: every first visit fetches it',
  ],
  ['logo.png', png(64, 64), 'vigie.json:4:13 "house.logo": logo.png is 64 pixels high, and 80 is the least for a sharp picture'],
  ['logo.png', Buffer.from('GIF89a'), 'vigie.json:4:13 "house.logo": logo.png is no PNG picture'],
])('refuses a %s: %s', (name, content, expected) => {
  temporary.write(name, content);
  expect(temporary.mistakesOf({ name: 'Escale', logo: name })).toEqual([
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  ]);
});

it('takes a PNG, whatever its name is written like', () => {
  temporary.write('logo.PNG', png(300, 100));
  expect(temporary.mistakesOf({ name: 'Escale', logo: 'logo.PNG' })).toEqual([]);
  expect(readBrandingIn(join(temporary.folder, 'vigie.json')).branding?.logo).toMatchObject({ type: 'image/png', shape: 3 });
});
