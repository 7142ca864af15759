import { useEffect, useState } from 'react';
import { contrast, MIN_CONTRAST } from '#engine/branding/contrast.ts';
import { colourOf, INHERITED, pairsOf, THEMES, type Theme } from './contrast.ts';
import styles from './gallery.module.css';
import { File, Page, Table } from './guide/page.tsx';
import { SHEETS } from './sheets.ts';

/** A pair of colours with its measured contrast. */
export interface Measured {
  readonly ink: string;
  readonly ground: string;
  readonly least: number;
  readonly from: string;
  /** Measured contrast ratio in each theme. */
  readonly ratios: readonly number[];
}

/** Measures pairs of tokens only: axe checks colours that a scene mixes itself, in the scene's own stories. */
export function measure(): Measured[] {
  return [...INHERITED, ...pairsOf(SHEETS)].flatMap((pair) => {
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

/** Sample of a pair: letters if the pair is for text, a line if it needs only the contrast of a line. */
function Sample({ ink, ground, least, theme }: SampleProps) {
  const [colour, background] = [`var(--${ink})`, `var(--${ground})`];
  return least < MIN_CONTRAST ? (
    <span className={styles.chip} style={{ colorScheme: theme, background }}>
      <span className={styles.line} style={{ background: colour }} />
    </span>
  ) : (
    <span className={styles.chip} style={{ colorScheme: theme, background, color: colour }}>
      Aa
    </span>
  );
}

export function ContrastPage() {
  const [pairs, setPairs] = useState<readonly Measured[]>([]);
  useEffect(() => setPairs(measure()), []);
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
            <code key={`${ink} on ${ground}, ${from}`}>{`${ink} on ${ground}`}</code>,
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
    </Page>
  );
}
