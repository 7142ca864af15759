import { defineReveal, type RevealProps, Timeline } from '#engine/authoring';
import type { XssArtifacts, XssReveal } from './artifacts.ts';
import { Popup } from './popup.tsx';
import styles from './reveal.module.css';

/** The window on every screen of the company, the same message made harmless, other messages, and the attack of an intruder. */
function OnEveryScreen({ reveal: { said, readers, stages, attack, others, after } }: RevealProps<XssReveal, XssArtifacts>) {
  return (
    <>
      <h3>Un seul message, 180 écrans</h3>
      <div className={styles.wall}>
        <Popup words={said} />
        <ul className={styles.readers}>
          {readers.map(({ where, count, seen }) => (
            <li key={where}>
              <span className={styles.where}>
                <strong>{count}</strong> {where}, <span className={styles.seen}>{seen}</span>
              </span>
              <Screens count={count} />
            </li>
          ))}
        </ul>
      </div>
      <h3>Le même message, rendu inoffensif</h3>
      <dl className={styles.stages}>
        {stages.map(({ name, safe, pieces }) => (
          <div key={name} data-safe={safe}>
            <dt>{name}</dt>
            <dd>
              <code>{pieces.map(({ text, mark }) => (mark ? <mark key={text}>{text}</mark> : text))}</code>
            </dd>
          </div>
        ))}
      </dl>
      <h3>D’autres messages, et ce qu’un navigateur en fait</h3>
      <dl className={styles.others}>
        {others.map(({ typed, truth }) => (
          <div key={typed}>
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{truth}</dd>
          </div>
        ))}
      </dl>
      <h3>La même porte, avec de mauvaises intentions</h3>
      <Timeline events={attack} />
      <p>{after}</p>
    </>
  );
}

const PER_ROW = 24;

/** A small drawn screen for each of `count` people. */
function Screens({ count }: { readonly count: number }) {
  const screens = [...Array(count).keys()].map(
    (screen) => `M${(screen % PER_ROW) * 16 + 1} ${Math.floor(screen / PER_ROW) * 12 + 1}h13v9h-13z`,
  );
  return (
    <svg
      className={styles.screens}
      viewBox={`0 0 ${PER_ROW * 16} ${Math.ceil(count / PER_ROW) * 12}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={screens.join('')} />
    </svg>
  );
}

export default defineReveal({ Reveal: OnEveryScreen });
