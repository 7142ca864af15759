import { TicketCheck } from 'lucide-react';
import { AnswerForm, defineScene, FoldedOnPhone, type SceneProps } from '#engine/authoring';
import type { JwtArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { Inspector } from './inspector.tsx';
import { splitToken } from './segment.ts';
import { Ticket } from './ticket.tsx';

/** A bug report with a token in it, and an inspector for tokens. */
function LeakedToken({ artifacts }: SceneProps<JwtArtifacts>) {
  const segments = splitToken(artifacts.token) ?? ['', '', ''];
  return (
    <div className={styles.scene}>
      <FoldedOnPhone
        icon={<TicketCheck size={22} />}
        title="Ticket 412, ouvert par Malik Benali"
        preview="Sa requête complète, jeton compris"
        inLowWindow
      >
        <Ticket segments={segments} />
      </FoldedOnPhone>
      <Inspector original={segments} />
      <AnswerForm label="Mot de passe" autoComplete="off" />
    </div>
  );
}

export default defineScene({
  Scene: LeakedToken,
  messages: {
    correct: { tone: 'success', text: 'Mot de passe retrouvé dans le jeton. Points gagnés : {points}.' },
    empty: { tone: 'warning', text: 'Entrez un mot de passe avant de valider.' },
    incorrect: { tone: 'danger', text: 'Mot de passe incorrect. Vérifiez à nouveau la charge utile.' },
    almost: {
      tone: 'danger',
      text: 'Mot de passe incorrect. Vérifiez à nouveau la charge utile. Il est bien dans votre réponse : recopiez-le seul, signe pour signe, majuscules et minuscules comprises.',
    },
    encoded: {
      tone: 'danger',
      text: 'Mot de passe incorrect. Vérifiez à nouveau la charge utile. C’est la bonne ligne, encore encodée : décodez-la, puis recopiez ce qui suit « password= ».',
    },
  },
});
