/**
 * Logos with script, in all the spellings that browsers understand. Each must be refused; in addition, the served logo must not be able to
 * do anything.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readLogo } from '#engine/branding/logo.ts';
import type { Findings } from './findings.ts';

const SVG = 'http://www.w3.org/2000/svg';
const HEAD = `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 96 48">`;
const DRAWN = '<path fill="#245" d="M0 0h96v48H0z"/>';
const drawing = (inside: string) => `${HEAD}\n${inside}\n${DRAWN}</svg>\n`;

/** Markup that runs a script, moves, or leads elsewhere, in its plain spelling. */
const RUNNING: Readonly<Record<string, string>> = {
  script: '<script>alert(1)</script>',
  'script elsewhere': '<script href="//evil.example/a.js"/>',
  'script as a data URL': '<script xlink:href="data:text/javascript,alert(1)"/>',
  'load handler': '<svg onload="alert(1)"/>',
  'pointer handler': '<path d="M0 0h9v9z" onmouseover="alert(1)"/>',
  'begin handler': '<set attributeName="x" begin="0s" onbegin="alert(1)"/>',
  'foreign object': '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>',
  'foreign script': '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
  'link that runs': '<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>',
  'old link that runs': '<a xlink:href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>',
  'data URL of a page': '<use href="data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;"/>',
  'data URL of a drawing': '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  'use from elsewhere': '<use href="//evil.example/a.svg#b"/>',
  animation: '<animate attributeName="href" values="javascript:alert(1)"/>',
  'animated motion': '<animateMotion dur="1s" path="M0 0h9"/>',
  'listener of XML events': '<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#a"/>',
  'frame of a page': '<iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="a"/>',
  'style elsewhere': '<style>@import "//evil.example/a.css";</style>',
};

/** Other spellings of the same markup. */
const SPELLINGS: Readonly<Record<string, (running: string) => string | Buffer>> = {
  plain: drawing,
  'behind a byte order mark': (running) => `\ufeff${drawing(running)}`,
  'behind a declaration': (running) => `<?xml version="1.0" encoding="utf-8"?>\n${drawing(running)}`,
  'in another encoding, as it is said': (running) => `<?xml version="1.0" encoding="shift_jis"?>\n${drawing(running)}`,
  'UTF-16, little end first': (running) => Buffer.from(`\ufeff${drawing(running)}`, 'utf16le'),
  'UTF-16, big end first': (running) => Buffer.from(`\ufeff${drawing(running)}`, 'utf16le').swap16(),
  'behind a document type': (running) => `<!DOCTYPE svg>\n${drawing(running)}`,
  'as an entity of the document type': (running) => `<!DOCTYPE svg [<!ENTITY e '${running}'>]>\n${drawing('&e;')}`,
  'between CDATA that look like a comment': (running) =>
    drawing(`<desc><![CDATA[ <!-- ]]></desc>${running}<desc><![CDATA[ --> ]]></desc>`),
  'between attributes that look like a comment': (running) => drawing(`<g id="&lt;!--"/>${running}<g id="--&gt;"/>`),
  'behind a prefix': (running) => drawing(prefixed(running, 's')),
  'behind a prefix with a dot': (running) => drawing(prefixed(running, 'a.b')),
  'behind a prefix that is no ASCII': (running) => drawing(prefixed(running, '\u00e9')),
  'with characters as entities in its values': (running) =>
    drawing(
      running.replace(
        /="([^"&]+)"/g,
        (_match, value: string) =>
          `="${[...value].map((character) => `&#x${character.codePointAt(0)?.toString(16)};`).join('')}"`,
      ),
    ),
  'with spaces and lines in its tags': (running) => drawing(running.replace(/ (?=[\w:]+=)/g, '\n\t').replace(/=(?=")/g, ' = ')),
  'with apostrophes': (running) => drawing(running.replaceAll('"', "'")),
  'within a definition': (running) => drawing(`<defs><g id="a">${running}</g></defs><use href="#a"/>`),
  'within a switch': (running) => drawing(`<switch>${running}<g/></switch>`),
  'within metadata': (running) => drawing(`<metadata>${running}</metadata>`),
  'with the root behind a prefix': (running) =>
    `<s:svg xmlns:s="${SVG}" xmlns="${SVG}" viewBox="0 0 96 48">${running}${DRAWN}</s:svg>`,
};

/** Adds a prefix, which stands for the SVG namespace, to every element. */
function prefixed(text: string, prefix: string): string {
  return text
    .replace(/<(\/?)(?=[a-zA-Z]+[\s/>])/g, `<$1${prefix}:`)
    .replace(/^<[^\s/>]+/, (tag) => `${tag} xmlns:${prefix}="${SVG}"`);
}

/** Files as drawing programs write them. They must be accepted: otherwise a check that refuses everything would pass. */
const HARMLESS: readonly string[] = [
  drawing(''),
  `\ufeff${drawing('')}`,
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${drawing('<title>Maison &amp; fils</title>')}`,
  drawing('<!-- <script>alert(1)</script> --><desc><![CDATA[ a < b ]]></desc>'),
  drawing(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#a)" width="9" height="9"/>',
  ),
  drawing('<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>'),
];

export const SPELT: readonly { readonly name: string; readonly content: string | Buffer }[] = Object.entries(RUNNING).flatMap(
  ([what, running]) => Object.entries(SPELLINGS).map(([how, spell]) => ({ name: `${what}, ${how}`, content: spell(running) })),
);

export function tryLogos(): Findings {
  const folder = mkdtempSync(join(tmpdir(), 'vigie-logos-'));
  try {
    const file = join(folder, 'logo.svg');
    const isTaken = (content: string | Buffer) => {
      writeFileSync(file, content);
      return 'bytes' in readLogo(file);
    };
    const taken = SPELT.filter(({ content }) => isTaken(content)).map(({ name }) => `a logo is taken that runs: ${name}`);
    const refused = HARMLESS.filter((content) => !isTaken(content)).map((content) => `a harmless logo is refused: ${content}`);
    return {
      figures: [
        `${SPELT.length - taken.length} of ${SPELT.length} spellings of a logo that runs refused; ${HARMLESS.length - refused.length} of ${HARMLESS.length} harmless ones taken`,
      ],
      mistakes: [...taken, ...refused],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Creates a site with the worst of these logos. @returns its folder, for the server's environment variable `SITE` */
export function siteWithLogo(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vigie-site-'));
  for (const name of ['index.html', 'shell.html']) writeFileSync(join(folder, name), '<p>une page</p>');
  writeFileSync(join(folder, 'logo.svg'), drawing(RUNNING['script'] ?? ''));
  writeFileSync(join(folder, 'logo.svg.gz'), gzipSync(drawing(RUNNING['script'] ?? '')));
  return folder;
}

/** Checks that the logo is served as a document that may do nothing. @param url of a server with a site of `siteWithLogo` */
export async function tryServedLogo(url: string): Promise<Findings> {
  const mistakes: string[] = [];
  const first = await fetch(`${url}/logo.svg`);
  const asked: RequestInit[] = [
    {},
    { headers: { 'accept-encoding': 'gzip' } },
    { headers: { 'accept-encoding': 'identity' } },
    { headers: { 'if-none-match': first.headers.get('etag') ?? '' } },
    { headers: { range: 'bytes=0-9' } },
    { headers: { accept: 'text/html' } },
    { method: 'HEAD' },
  ];
  for (const init of asked) {
    const reply = await fetch(`${url}/logo.svg`, init);
    await reply.arrayBuffer();
    const policy = reply.headers.get('content-security-policy') ?? '';
    const rules = policy.split(';').map((rule) => rule.trim());
    const safe =
      rules.includes("default-src 'none'") && rules.includes('sandbox') && !rules.some((rule) => rule.startsWith('script-src'));
    const sniffed = reply.headers.get('x-content-type-options') !== 'nosniff';
    if (!safe || sniffed) mistakes.push(`the logo is served with "${policy}": ${reply.status} ${JSON.stringify(init)}`);
  }
  return { figures: [`${asked.length} ways to ask for a drawing: ${asked.length - mistakes.length} bear the policy`], mistakes };
}
