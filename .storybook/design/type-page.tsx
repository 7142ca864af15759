import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './gallery.module.css';
import { File, Page, Table } from './guide/page.tsx';
import { tokensOf } from './tokens.ts';

const SENTENCE = 'Ouvrez l’œil, la marée n’attend pas.';

/** A text size, and an element that is set in it. */
const SPECIMENS: readonly (readonly [token: string, specimen: ReactNode])[] = [
  [
    'size-h1',
    <h2 key="one" style={{ fontSize: 'var(--size-h1)' }}>
      {SENTENCE}
    </h2>,
  ],
  ['size-h2', <h2 key="two">{SENTENCE}</h2>],
  ['size-h3', <h3 key="three">{SENTENCE}</h3>],
  [
    'size-lead',
    <p key="lead" style={{ fontSize: 'var(--size-lead)' }}>
      {SENTENCE}
    </p>,
  ],
  ['size-body', <p key="body">{SENTENCE}</p>],
  [
    'size-small',
    <p key="small" style={{ fontSize: 'var(--size-small)' }}>
      {SENTENCE}
    </p>,
  ],
];

/** A sample with the browser's present values: face, weight, size and height of the line. */
function Specimen({ token, children }: { readonly token: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [set, setSet] = useState('');
  useEffect(() => {
    const shown = place.current?.firstElementChild;
    if (!shown) return;
    const { fontFamily, fontWeight, fontSize, lineHeight } = getComputedStyle(shown);
    const px = (length: string) => Math.round(Number.parseFloat(length) * 10) / 10;
    setSet(`${fontFamily.split(',')[0]?.replaceAll('"', '')}, ${fontWeight}, ${px(fontSize)} px on ${px(lineHeight)} px`);
  }, []);
  return (
    <li>
      <p className={styles.value}>
        <code>--{token}</code> {set}
      </p>
      <div ref={place} lang="fr">
        {children}
      </div>
    </li>
  );
}

/** The sizes of text as pages set them, and the faces. */
export function TypePage() {
  return (
    <Page
      title="Type"
      lead={
        <>
          As <File>engine/ui/base.css</File> sets it: headings in the display face at 700, what is read in the face of the system
          at 400, 600 where a word has to be found.
        </>
      }
    >
      <ul className={styles.specimens}>
        {SPECIMENS.map(([token, specimen]) => (
          <Specimen key={token} token={token}>
            {specimen}
          </Specimen>
        ))}
      </ul>
      <h2>Sizes</h2>
      <Table
        label="Sizes of text"
        head={['Token', 'Value']}
        rows={tokensOf('Sizes of text').map(({ name, value }) => [`--${name}`, value])}
      />
      <h2>Faces</h2>
      <Table
        label="Faces"
        head={['Token', 'For', 'Sample', 'Falls back on']}
        rows={tokensOf('Typefaces').map(({ name, value, role }) => [
          `--${name}`,
          role,
          <span key="sample" lang="fr" style={{ fontFamily: `var(--${name})`, fontSize: 'var(--size-h3)' }}>
            Un doute&nbsp;? 01&nbsp;99&nbsp;00&nbsp;12&nbsp;34
          </span>,
          value.replaceAll('"', ''),
        ])}
      />
    </Page>
  );
}
