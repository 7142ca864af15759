/** The tokens, read out of the style sheet itself: what is added there shows up here. */
import source from '#engine/ui/tokens.css?raw';
import preview from '../preview.tsx';
import styles from './gallery.module.css';

const names = [...new Set(source.match(/(?<=^ {4}--)[\w-]+(?=:)/gm) ?? [])];
const isSize = (name: string) => /^(space|size)-/.test(name);
const isColour = (name: string) => !isSize(name) && !/^(font|radius|shadow|measure|target|motion|page)/.test(name);

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

/** Sizes of text; the larger ones follow the width of the window. */
export const Type = meta.story({
  render: () => (
    <ul className={styles.list}>
      {names
        .filter((name) => name.startsWith('size-'))
        .map((name) => (
          <li key={name}>
            <code>--{name}</code>
            <p style={{ fontSize: `var(--${name})` }}>Ouvrez l’œil, la marée n’attend pas.</p>
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
            <code>--{name}</code>
            <span className={styles.bar} style={{ inlineSize: `var(--${name})` }} />
          </li>
        ))}
    </ul>
  ),
});
