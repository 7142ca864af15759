import { useRef, useState } from 'react';
import { AnswerForm, defineScene, type SceneProps } from '#engine/authoring';
import { Analyser } from './analyser.tsx';
import type { MitmArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { FormDecoder } from './form-decoder.tsx';

/** A capture of the guest Wi-Fi in a packet analyser, and a decoder for bodies of forms. */
function GuestWifi({ artifacts: { packets } }: SceneProps<MitmArtifacts>) {
  const [body, setBody] = useState('');
  const decoder = useRef<HTMLElement>(null);
  const decode = (text: string) => {
    setBody(text);
    // Focusing also scrolls to the decoder, which may be below the visible part of the page.
    decoder.current?.focus();
  };
  return (
    <div className={styles.scene}>
      <Analyser packets={packets} onDecode={decode} />
      <FormDecoder ref={decoder} body={body} onChange={setBody} />
      <AnswerForm label="Mot de passe intercepté" />
    </div>
  );
}

export default defineScene({
  Scene: GuestWifi,
  messages: {
    correct: { tone: 'success', text: 'Mot de passe lu en clair dans la capture. Points gagnés : {points}.' },
    empty: { tone: 'warning', text: 'Entrez un mot de passe avant de valider.' },
    incorrect: { tone: 'danger', text: 'Mot de passe incorrect. Cherchez bien dans les détails de la requête POST.' },
    encoded: {
      tone: 'danger',
      text: 'Mot de passe incorrect. Cherchez bien dans les détails de la requête POST. Presque ! C’est le bon champ, encore codé : recopiez sa valeur décodée, avec ses signes à la place des codes %.',
    },
    almost: {
      tone: 'danger',
      text: 'Mot de passe incorrect. Cherchez bien dans les détails de la requête POST. Il est bien dans votre réponse : recopiez-le seul, signe pour signe, majuscules et minuscules comprises.',
    },
    'wall-code': {
      tone: 'danger',
      text: 'Mot de passe incorrect. Cherchez bien dans les détails de la requête POST. Vous en avez lu une, mais ceci est le code affiché dans le hall, le même pour tout le monde : ouvrez les autres.',
    },
  },
});
