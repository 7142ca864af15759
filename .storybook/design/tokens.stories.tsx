/** The tokens, read out of the style sheet itself (tokens.ts), as they look. */
import {
  ArrowLeft,
  ArrowRight,
  BookOpenText,
  Check,
  CircleAlert,
  CircleCheck,
  Copy,
  Info,
  LifeBuoy,
  Lightbulb,
  LogOut,
  type LucideIcon,
  Printer,
  RefreshCw,
  TriangleAlert,
  X,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../preview.tsx';
import { WINDOWS } from '../windows.ts';
import { colourOf } from './contrast.ts';
import { ContrastPage, measure } from './contrast-page.tsx';
import styles from './gallery.module.css';
import { File, Page, Table } from './guide/page.tsx';
import { ANIMATIONS, BREAKPOINTS } from './sheets.ts';
import { Swatch } from './swatch.tsx';
import { isColour } from './token-groups.ts';
import { GROUPS, tokensOf } from './tokens.ts';
import { TypePage } from './type-page.tsx';

const meta = preview.meta({ title: 'Design/Tokens', tags: ['autodocs'] });

/** Every colour, in the theme of the toolbar, with its value in both. */
export const Colours = meta.story({
  render: () => (
    <Page
      title="Colours"
      lead="In the theme of the toolbar; under each what it is for, and its values in the light and the dark theme."
    >
      {[...GROUPS].map(
        ([heading, tokens]) =>
          tokens.every(isColour) && (
            <section key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul className={styles.swatches}>
                {tokens.map((token) => (
                  <Swatch key={token.name} {...token} />
                ))}
              </ul>
            </section>
          ),
      )}
    </Page>
  ),
});

/** Contrast of the pairs of colours that the product uses. */
export const Contrast = meta.story({
  render: () => <ContrastPage />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Pairs that the product uses' });
    // A build that loses one of the themes shows the other theme in both columns.
    await expect(colourOf('paper', 'light')).not.toBe(colourOf('paper', 'dark'));
    const weak = measure().filter(({ ratios, least }) => ratios.some((ratio) => ratio < least));
    await expect(
      weak.map(({ ink, ground, ratios }) => `${ink} on ${ground}: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`),
    ).toEqual([]);
  },
});

/** Sizes of text as pages set them; the larger ones follow the width of the window. */
export const Type = meta.story({ render: () => <TypePage /> });

interface Shown {
  readonly heading: string;
  /** The style property that a sample sets to the token, such as `inlineSize`. */
  readonly as: keyof CSSProperties;
}

/** A group of tokens, with a sample of each. */
function Samples({ heading, as }: Shown) {
  const tokens = tokensOf(heading);
  const told = tokens.some(({ role }) => role !== '');
  return (
    <>
      <h2>{heading}</h2>
      <Table
        label={heading}
        head={['Token', 'Sample', 'Value', ...(told ? ['For'] : [])]}
        rows={tokens.map(({ name, value, role }) => [
          `--${name}`,
          <span key="sample" className={as === 'inlineSize' ? styles.bar : styles.box} style={{ [as]: `var(--${name})` }} />,
          value,
          ...(told ? [role] : []),
        ])}
      />
    </>
  );
}

/** Distances, corners, shadows, and the widths at which a layout changes. */
export const Space = meta.story({
  render: () => (
    <Page title="Space and shape" lead="Distances, corners, shadows and widths; a layout changes where its content asks for it.">
      <Samples heading="Distances, on a grid of 4 px" as="inlineSize" />
      <Samples heading="Corners" as="borderRadius" />
      <Samples heading="Shadows" as="boxShadow" />
      <h2>Widths and heights</h2>
      <Table
        label="Widths and heights"
        head={['Token', 'Value', 'For']}
        rows={tokensOf('Widths and heights').map(({ name, value, role }) => [`--${name}`, value, role])}
      />
      <h2>Windows</h2>
      <p>
        What everything is looked at in:{' '}
        {Object.values(WINDOWS)
          .map(({ name }) => name)
          .join(', ')}
        . A part asks for the width of its place (<code>@container</code>); only what belongs to the whole page asks for the
        window’s.
      </p>
      <Table
        label="Widths of the window at which sheets change"
        head={['Width', 'Sheets']}
        rows={BREAKPOINTS.map(([width, sheets]) => [
          width,
          <ul key="sheets" className={styles.files}>
            {sheets.map((sheet) => (
              <li key={sheet}>
                <File>{sheet}</File>
              </li>
            ))}
          </ul>,
        ])}
      />
    </Page>
  ),
});

/** Every duration and curve; no motion at all where less motion is wanted. */
export const Motion = meta.story({
  render: () => (
    <Page
      title="Motion"
      lead={
        <>Motion says where something came from or what it did. It is short, it happens once, and nothing is lost without it.</>
      }
    >
      <button type="button" className={styles.track}>
        <span className={styles.moving}>Point here</span>
      </button>
      <p>
        Point at the bar, or give it the focus. A control answers with <code>var(--motion)</code>; what arrives, waits or
        celebrates takes a duration and a curve of the table. Where the system or the player asks for less motion,{' '}
        <File>engine/ui/base.css</File> ends every transition and animation at once; what a script moves asks{' '}
        <File>engine/client/reduced-motion.ts</File>. In Chromium’s developer tools: Rendering, “Emulate CSS media feature
        prefers-reduced-motion”. All tests run with it.
      </p>
      <Table
        label="Durations and curves"
        head={['Token', 'Value', 'For']}
        rows={tokensOf('Motion').map(({ name, value, role }) => [`--${name}`, value, role])}
      />
      <h2>Animations</h2>
      <Table
        label="Animations"
        head={['What moves', 'How', 'How long', 'Sheet']}
        rows={ANIMATIONS.map(({ name, sheet, selector, lasts }) => [
          // A rule may have several animations.
          <span key={`${sheet} ${name}`}>{`${sheet.replace(/^.*\/|\.module\.css$/g, '')} ${selector}`}</span>,
          <code key="name">{name}</code>,
          lasts,
          <File key="sheet">{sheet}</File>,
        ])}
      />
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
  [RefreshCw, 'RefreshCw', 'asks for the latest'],
  [Printer, 'Printer', 'prints'],
  [Copy, 'Copy', 'copies, or begins another like it'],
  [LogOut, 'LogOut', 'ends the visit'],
];

/** Lucide's icons, drawn in the colour of the text beside them. */
export const Icons = meta.story({
  render: () => (
    <Page title="Icons" lead="An icon helps to find a word again.">
      <ul>
        <li>
          From <code>lucide-react</code> alone, imported by name; 16 px in a line, 18 to 20 beside a title, 24 at most.
        </li>
        <li>
          <code>aria-hidden="true"</code>, and the word beside it. Where a bar has no room for words, the button has an{' '}
          <code>aria-label</code>.
        </li>
        <li>
          A scene also takes what its place needs (a suitcase, a ship, a telephone): it draws a thing, and means nothing beyond
          it.
        </li>
        <li>
          Marks of the product itself (logo, categories, cards) are drawings: see the scenery, and each <code>drawing.tsx</code>.
        </li>
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
