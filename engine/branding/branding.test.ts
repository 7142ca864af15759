/** The branding of a configuration: what is refused, where, and what is advised instead. */
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readInstallation } from '#engine/registry/configuration.ts';
import { readRegistry } from '#engine/registry/read-registry.ts';
import { DRAWING, FIXTURE, type TemporaryBranding, temporaryBranding } from '#engine/registry/testing/temporary-branding.ts';
import { manifestText, temporaryChallenges } from '#engine/registry/testing/temporary-challenges.ts';
import { withCompany } from '#engine/rules/company.ts';
import { formatProblem } from '#engine/source-files/problem.ts';
import { readBrandingIn } from './branding.ts';
import { companyMistakes } from './company-mistakes.ts';
import { contrast } from './contrast.ts';
import { brandedPage } from './pages.ts';

let temporary: TemporaryBranding;
beforeEach(() => {
  temporary = temporaryBranding();
});
afterEach(() => temporary.dispose());

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#b5400f', '#f7f5f0', 5.2],
])('measures %s on %s as WCAG does', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

it('takes the branding of the fixture', () => {
  const { branding, sources } = readBrandingIn(join(FIXTURE, 'vigie.json'));
  expect(branding).toMatchObject({ name: 'Escale Cyber', company: 'Les Ateliers du Val', logo: { shape: 2 } });
  expect(sources).toEqual([join(FIXTURE, 'vigie.json'), join(FIXTURE, 'logo.svg')]);
  expect(readInstallation(join(FIXTURE, 'vigie.json'), FIXTURE).mistakes).toEqual([]);
});

it('has nothing to say where the product’s own colours are given', () => {
  const colours = { accent: { light: '#b5400f', dark: '#ff9466' }, night: '#0c1324', beam: '#f5b841' };
  expect(temporary.mistakesOf({ colours })).toEqual([]);
});

it.each<[string, unknown, readonly string[]]>([
  [
    'an accent that is too light for paper',
    { colours: { accent: { light: '#f28c28', dark: '#ff9466' } } },
    [
      'vigie.json:5:18 "house.colours.accent.light" #f28c28 cannot be read: links on sunken parts, #f28c28 on #f2efe8, has a contrast of 2.13:1, and 4.5:1 is the least, and 13 more pairs are too close. The nearest shade that can be read everywhere: #9f5c1a',
    ],
  ],
  [
    'an accent that is too dark for the dark theme',
    { colours: { accent: { light: '#0b6bcb', dark: '#0b6bcb' } } },
    [
      'vigie.json:6:17 "house.colours.accent.dark" #0b6bcb cannot be read: links in notices, #0b6bcb on #2b2418, has a contrast of 2.90:1, and 4.5:1 is the least, and 8 more pairs are too close. The nearest shade that can be read everywhere: #468fd8',
    ],
  ],
  [
    'a night that is none',
    { colours: { night: '#7fb2ff' } },
    [
      'vigie.json:4:16 "house.colours.night" #7fb2ff cannot be read: points and marks on the sea and the console’s bar, #f5b841 on #88b7ff, has a contrast of 1.15:1, and 4.5:1 is the least, and 7 more pairs are too close. The nearest shade that can be read everywhere: #121a25',
    ],
  ],
  [
    'a beam that is none',
    { colours: { beam: '#6b4b00' } },
    [
      'vigie.json:4:15 "house.colours.beam" #6b4b00 cannot be read: points of a solved mission, #6b4b00 on #2d2d2c, has a contrast of 1.72:1, and 4.5:1 is the least, and 6 more pairs are too close. The nearest shade that can be read everywhere: #c2b596',
    ],
  ],
  [
    'a night and a beam that are one',
    { colours: { night: '#3a1b4b', beam: '#5a3b6b' } },
    [
      'vigie.json:5:15 "house.colours.beam" #5a3b6b cannot be read: points of a solved mission, #5a3b6b on #4d2f5d, has a contrast of 1.20:1, and 4.5:1 is the least, and 6 more pairs are too close. The nearest shade that can be read everywhere: #dfd9e2',
    ],
  ],
  [
    'a colour by its name',
    { colours: { beam: 'gold' } },
    [
      'vigie.json:4:15 "house.colours.beam" cannot be "gold". A light colour: the beam over the sea, points and marks on the night, marked words, the same in both themes. Written #rrggbb.',
    ],
  ],
  [
    'half an accent',
    { colours: { accent: { light: '#8a1259' } } },
    ['vigie.json:4:17 missing field "dark": In the dark theme: light enough to be read on nearly black. Written #rrggbb.'],
  ],
  ['a misspelt field', { colors: {} }, ['vigie.json:3:5 unknown field "colors". Did you mean "colours"?']],
  [
    'a long name',
    { name: 'Le grand programme de cybersécurité' },
    ['vigie.json:3:13 "house.name" has 35 characters; at most 24 are allowed'],
  ],
  ['a blank name', { name: '  ' }, ['vigie.json:3:13 "house.name" must not be blank']],
  [
    'a logo without a name',
    { logo: 'logo.svg' },
    ['vigie.json:3:13 "house.logo" needs a "house.name": whoever does not see the logo hears the name'],
  ],
  [
    'a logo that is not there',
    { name: 'Escale', logo: 'logos/logo.svg' },
    ['vigie.json:4:13 "house.logo": there is no logos/logo.svg'],
  ],
  [
    'a logo of another kind',
    { name: 'Escale', logo: 'logo.webp' },
    ['vigie.json:4:13 "house.logo": logo.webp is neither a .svg nor a .png'],
  ],
])('refuses %s', (_, branding, expected) => {
  expect(temporary.mistakesOf(branding)).toEqual(expected);
});

it('is refused in French to whoever reads French', () => {
  vi.stubEnv('VIGIE_LANG', 'fr');
  temporary.write('logo.svg', DRAWING.replace('0 0 96 48', '0 0 960 48'));
  expect(temporary.mistakesOf({ logo: 'logo.svg', colours: { night: '#7fb2ff' } })).toEqual([
    'vigie.json:5:16 « house.colours.night » #7fb2ff ne se lit pas : un nombre de points ou une marque sur la mer ou la barre de la console, #f5b841 sur #88b7ff, a un contraste de 1,15:1, et il faut au moins 4,5:1 ; 7 autres paires sont trop proches. La nuance la plus proche qui se lit partout : #121a25',
    'vigie.json:3:13 « house.logo » demande un « house.name » : qui ne voit pas le logo entend le nom',
    'vigie.json:3:13 « house.logo » : logo.svg est 20,0 fois plus large que haut ; de 0,5 à 6 fois, on le distingue encore à sa taille',
  ]);
  vi.unstubAllEnvs();
});

it('advises a shade that holds, for any colours', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, (light, dark) => {
      const advised = temporary
        .mistakesOf({ colours: { accent: { light, dark } } })
        .map((mistake) => [/accent\.(\w+)/.exec(mistake)?.[1], mistake.slice(-7)] as const);
      const accent = { light, dark, ...Object.fromEntries(advised) };
      return temporary.mistakesOf({ colours: { accent } }).length === 0;
    }),
    { numRuns: 15 },
  );
});

/** A page as it is prerendered. */
const PAGE = [
  '<head><title>Vigie · Apprendre</title><meta name="theme-color" content="#0c1324" /><link rel="icon" href="/favicon.svg" /></head>',
  '<svg data-logo="" viewBox="0 0 40 40"><path d="M0 0"/></svg><b>Vigie</b><svg><path d="M1 1"/></svg>',
  '<footer>Vigie est une création du club cyber.</footer>',
];

it('changes what carries it on a page, as far as the branding goes, and nothing else', () => {
  const changed = (branding: unknown) => {
    const { branding: read } = readBrandingIn(temporary.configure(branding));
    if (!read) throw new Error('there is a branding');
    return brandedPage(PAGE.join('\n'), read, '/logo')
      .split('\n')
      .filter((line, index) => line !== PAGE[index]);
  };
  const head = (inside: string) => PAGE[0]?.replace('</head>', `${inside}</head>`);
  expect(changed({})).toEqual([head('<meta name="branding" content="{}"><style></style>')]);
  expect(changed({ name: 'Quai <b> 7', company: 'Val' })).toEqual([
    head(
      '<meta name="branding" content="{&quot;name&quot;:&quot;Quai &lt;b> 7&quot;,&quot;maker&quot;:&quot;Quai &lt;b> 7 · Val&quot;,&quot;company&quot;:&quot;Val&quot;}"><style></style>',
    )?.replace('Vigie', 'Quai &lt;b> 7'),
    PAGE[1]?.replace('Vigie', 'Quai &lt;b> 7'),
    '<footer>Quai &lt;b> 7 · Val</footer>',
  ]);
  expect(changed({ name: 'Élan', logo: 'logo.svg' }).slice(1, 2)).toEqual([
    '<img class="own-logo" src="/logo" alt="" width="72" height="36"/><b>Élan</b><svg><path d="M1 1"/></svg>',
  ]);
  expect(changed({ colours: { beam: '#7fe3cf' } })).toEqual([
    expect.stringContaining('<style>@layer tokens{:root{--beam:#7fe3cf;}}@supports (color:light-dark(red,red)){@media'),
  ]);
});

it('lets the company stand for the story’s where a manifest leaves it open, and nothing else of the folder names one', () => {
  const folders = temporaryChallenges();
  const briefings = (company?: string) =>
    readRegistry(folders.directory).challenges.map(({ manifest }) => withCompany(manifest, company).briefing);
  folders.write('open', manifestText('open', { briefing: 'Le quai de {company}, que {company} loue. {company} paie.' }));
  expect(briefings()).toEqual(['Le quai de Brévelle Maritime, que Brévelle Maritime loue. Brévelle Maritime paie.']);
  expect(briefings('Ateliers de l’Orme')).toEqual([
    'Le quai d’Ateliers de l’Orme, qu’Ateliers de l’Orme loue. Ateliers de l’Orme paie.',
  ]);
  expect(briefings('Les Ateliers')).toEqual(['Le quai des Ateliers, que Les Ateliers loue. Les Ateliers paie.']);
  folders.writeFile('open', 'place.ts', "export const SITE = 'intranet.brevelle.example';");
  expect(readRegistry(folders.directory).problems.map(formatProblem)).toEqual([
    'challenges/open/manifest.json:22:27 "{company}" may be a company of one’s own, and place.ts shows the story’s: players would read of two. Write Brévelle Maritime',
  ]);
  // A file that was removed after the folder was listed names nobody.
  expect(companyMistakes('"{company}"', `${folders.directory}/open`, ['gone.tsx'])).toEqual([]);
  folders.dispose();
});
