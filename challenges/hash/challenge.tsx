import { useRef, useState } from 'react';
import { AnswerForm, defineScene, type SceneProps } from '#engine/authoring';
import type { HashArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { Comparer } from './comparer.tsx';
import { Decoder } from './decoder.tsx';
import { ExportFile } from './export-file.tsx';

/** The exported file of a closed application, and two tools to work on it. */
function LeakedExport({ artifacts: { accounts, calls } }: SceneProps<HashArtifacts>) {
  const [encoded, setEncoded] = useState('');
  const decoder = useRef<HTMLElement>(null);
  const decode = (value: string) => {
    setEncoded(value);
    // Focusing also scrolls to the decoder, which is below the visible part of the page.
    decoder.current?.focus();
  };
  return (
    <div className={styles.scene}>
      <ExportFile accounts={accounts} calls={calls} onDecode={decode} />
      <section className={styles.bench} aria-labelledby="bench-title">
        <h2 id="bench-title" className={styles.title}>
          Atelier
        </h2>
        <Decoder ref={decoder} encoded={encoded} onChange={setEncoded} />
        <Comparer accounts={accounts} />
      </section>
      <AnswerForm label="Mot de passe de y.ledantec" />
    </div>
  );
}

export default defineScene({
  Scene: LeakedExport,
  messages: {
    correct: { tone: 'success', text: 'Mot de passe retrouvé à partir de son empreinte. Points gagnés : {points}.' },
    empty: { tone: 'warning', text: 'Entrez un mot de passe avant de valider.' },
    incorrect: { tone: 'danger', text: 'Mot de passe incorrect. Avez-vous bien combiné les indices ?', fixed: true },
    almost: {
      tone: 'danger',
      text: 'Mot de passe incorrect. Avez-vous bien combiné les indices ? Il est bien dans votre réponse : recopiez-le seul, signe pour signe, majuscules et minuscules comprises.',
      fixed: true,
    },
    'other-ship': {
      tone: 'danger',
      text: 'Mot de passe incorrect. Avez-vous bien combiné les indices ? La forme est la bonne, et huit navires la remplissent : le comparateur d’empreintes dit lequel, et n’y coûte rien.',
    },
  },
});
