/** The tokens, read out of the style sheet itself: what is added there shows up here. */
import {
  ArrowLeft,
  ArrowRight,
  BookOpenText,
  Check,
  CircleAlert,
  CircleCheck,
  Info,
  LifeBuoy,
  Lightbulb,
  type LucideIcon,
  TriangleAlert,
  X,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { contrast, LEAST_CONTRAST } from '#engine/registry/house/contrast.ts';
import source from '#engine/ui/tokens.css?raw';
import preview from '../preview.tsx';
import { colourOf, INHERITED, pairsOf, THEMES, type Theme } from './contrast.ts';
import styles from './gallery.module.css';
import { File, Page, Table } from './guide/page.tsx';

const names = [...new Set(source.match(/(?<=^ {4}--)[\w-]+(?=:)/gm) ?? [])];
const isSize = (name: string) => /^(space|size)-/.test(name);
const isColour = (name: string) => !isSize(name) && !/^(font|radius|shadow|measure|target|motion|page)/.test(name);
const written = (name: string) => new RegExp(`^ {4}--${name}: ([^;]+);`, 'm').exec(source)?.[1] ?? '';

/** Every sheet of the product, the engine's first: a pair is told by the first rule that has it. */
const sheets: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('/engine/**/*.css', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('/{admin,projector}/**/*.css', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('/challenges/*/*.css', { query: '?raw', import: 'default', eager: true }),
};

const meta = preview.meta({ title: 'Design/Tokens', tags: ['autodocs'] });

/** Every colour, in the theme of the toolbar. */
export const Colours = meta.story({
  render: () => (
    <ul className={styles.swatches}>
      {names.filter(isColour).map((name) => (
        <li key={name}>
          <span className={styles.swatch} style={{ background: `var(--${name})` }} />
          <code>--{name}</code>
        </li>
      ))}
    </ul>
  ),
});

interface Measured {
  readonly ink: string;
  readonly ground: string;
  readonly least: number;
  readonly from: string;
  /** By theme. */
  readonly ratios: readonly number[];
}

/** Pairs of tokens only: what a scene mixes for itself is axe's to judge, in its own stories. */
function measure(): Measured[] {
  return [...INHERITED, ...pairsOf(sheets)].flatMap((pair) => {
    const ratios = THEMES.flatMap((theme) => {
      const [ink, ground] = [colourOf(pair.ink, theme), colourOf(pair.ground, theme)];
      return ink && ground ? [contrast(ink, ground)] : [];
    });
    return ratios.length === THEMES.length ? [{ ...pair, ratios }] : [];
  });
}

interface SampleProps extends Pick<Measured, 'ink' | 'ground' | 'least'> {
  readonly theme: Theme;
}

/** Letters where letters are meant, a line where only a line has to be seen. */
function Sample({ ink, ground, least, theme }: SampleProps) {
  const [colour, background] = [`var(--${ink})`, `var(--${ground})`];
  return least < LEAST_CONTRAST ? (
    <span className={styles.chip} style={{ colorScheme: theme, background }}>
      <span className={styles.line} style={{ background: colour }} />
    </span>
  ) : (
    <span className={styles.chip} style={{ colorScheme: theme, background, color: colour }}>
      Aa
    </span>
  );
}

function ContrastPage() {
  const [pairs, setPairs] = useState<readonly Measured[]>([]);
  const [values, setValues] = useState<readonly (readonly string[])[]>([]);
  useEffect(() => {
    setPairs(measure());
    setValues(names.filter(isColour).map((name) => [name, ...THEMES.map((theme) => colourOf(name, theme) ?? '')]));
  }, []);
  return (
    <Page
      title="Contrast"
      lead={
        <>
          Measured in this page, from the variables of <File>engine/ui/tokens.css</File> in both themes, as WCAG 2.2 does.
        </>
      }
    >
      <p>
        What is read reaches 7:1, every other text 4.5:1, what only has to be seen 3:1. The first pairs are inherited by every
        page; the others are those that one rule of a style sheet sets together, found in the sheets themselves. This page is a
        test: a pair under its bound fails it.
      </p>
      {pairs.length > 0 && (
        <Table
          label="Pairs that the product uses"
          head={['Pair', 'Light', 'Dark', 'Bound', 'Where it is from']}
          rows={pairs.map(({ ink, ground, least, from, ratios }) => [
            <code key="pair">{`${ink} on ${ground}`}</code>,
            ...THEMES.map((theme, index) => (
              <span key={theme}>
                <Sample ink={ink} ground={ground} least={least} theme={theme} /> {ratios[index]?.toFixed(2)}
              </span>
            )),
            least,
            from,
          ])}
        />
      )}
      <h2>Values</h2>
      {values.length > 0 && (
        <Table
          label="Colours in both themes"
          head={['Token', 'Light', 'Dark']}
          rows={values.map(([name, ...colours]) => [<code key="name">--{name}</code>, ...colours])}
        />
      )}
    </Page>
  );
}

/** What is read on what, and how well. */
export const Contrast = meta.story({
  render: () => <ContrastPage />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Pairs that the product uses' });
    // Where a build loses one of the themes, both columns are the other.
    await expect(colourOf('paper', 'light')).not.toBe(colourOf('paper', 'dark'));
    const weak = measure().filter(({ ratios, least }) => ratios.some((ratio) => ratio < least));
    await expect(
      weak.map(({ ink, ground, ratios }) => `${ink} on ${ground}: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`),
    ).toEqual([]);
  },
});

/** Sizes of text; the larger ones follow the width of the window. */
export const Type = meta.story({
  render: () => (
    <ul className={styles.list}>
      {names
        .filter((name) => name.startsWith('size-'))
        .map((name) => (
          <li key={name}>
            <code>
              --{name}: {written(name)}
            </code>
            <p style={{ fontSize: `var(--${name})` }}>Ouvrez l’œil, la marée n’attend pas.</p>
          </li>
        ))}
      {names
        .filter((name) => name.startsWith('font-'))
        .map((name) => (
          <li key={name}>
            <code>--{name}</code>
            <p style={{ fontFamily: `var(--${name})`, fontSize: 'var(--size-h3)' }}>Un doute ? Dites-le : 01 99 00 12 34.</p>
          </li>
        ))}
    </ul>
  ),
});

/** Distances, on a grid of 4 px. */
export const Space = meta.story({
  render: () => (
    <ul className={styles.list}>
      {names
        .filter((name) => name.startsWith('space-'))
        .map((name) => (
          <li key={name}>
            <code>
              --{name}: {written(name)}
            </code>
            <span className={styles.bar} style={{ inlineSize: `var(--${name})` }} />
          </li>
        ))}
    </ul>
  ),
});

/** Animations of the sheets, each with the sheet that has it. */
const animations = Object.entries(sheets).flatMap(([sheet, css]) =>
  [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => [name, sheet.replace(/^\//, '')] as const),
);

/** One curve, one duration, and none at all where less motion is wanted. */
export const Motion = meta.story({
  render: () => (
    <Page
      title="Motion"
      lead={
        <>Motion says where something came from or what it did. It is short, it happens once, and nothing is lost without it.</>
      }
    >
      <button type="button" className={styles.track}>
        <span className={styles.moving}>{written('motion')}</span>
      </button>
      <p>
        Point at the bar, or give it the focus. Every transition is <code>var(--motion)</code>. Where the system asks for less
        motion, <File>engine/ui/tokens.css</File> makes it 0 ms and <File>engine/ui/base.css</File> ends every animation at once;
        what a script moves asks <code>matchMedia</code> itself (<File>engine/frame/counted-points.tsx</File>,{' '}
        <File>engine/site/victory/celebration.ts</File>). In Chromium's developer tools: Rendering, “Emulate CSS media feature
        prefers-reduced-motion”. All tests run with it.
      </p>
      <Table label="Animations" head={['Animation', 'Sheet']} rows={animations.map(([name, sheet]) => [name, sheet])} />
    </Page>
  ),
});

const ICONS: readonly (readonly [LucideIcon, name: string, says: string])[] = [
  [CircleCheck, 'CircleCheck', 'success; an answer that was right'],
  [CircleAlert, 'CircleAlert', 'danger; a field with an error'],
  [TriangleAlert, 'TriangleAlert', 'warning'],
  [Info, 'Info', 'information'],
  [Check, 'Check', 'genuine, in a reveal'],
  [X, 'X', 'a trap, in a reveal; closes a dialog'],
  [Lightbulb, 'Lightbulb', 'hints'],
  [BookOpenText, 'BookOpenText', 'learning mode'],
  [LifeBuoy, 'LifeBuoy', 'where to report'],
  [ArrowLeft, 'ArrowLeft', 'back'],
  [ArrowRight, 'ArrowRight', 'on'],
];

/** Lucide's, drawn in the colour of the text beside them. */
export const Icons = meta.story({
  render: () => (
    <Page title="Icons" lead="An icon helps to find a word again; it never stands for one.">
      <ul>
        <li>
          From <code>lucide-react</code> alone, imported by name; 16 px in a line, 18 to 20 beside a title, 24 at most.
        </li>
        <li>
          <code>aria-hidden="true"</code>, and the word beside it. A button with nothing but an icon has an{' '}
          <code>aria-label</code>.
        </li>
        <li>Marks of the product itself (logo, categories, cards) are drawings: see the scenery, and each drawing.tsx.</li>
      </ul>
      <Table
        label="Icons with a meaning of their own"
        head={['Icon', 'What it says']}
        rows={ICONS.map(([Icon, name, says]) => [
          <span key={name} className={styles.icon}>
            <Icon size={20} aria-hidden="true" /> {name}
          </span>,
          says,
        ])}
      />
    </Page>
  ),
});
