import { defineScene, type SceneProps } from '#engine/authoring';
import type { PasswordArtifacts } from './artifacts.ts';
import { LeakNotice } from './leak-notice.tsx';
import { PasswordChange } from './password-change.tsx';
import { Portal } from './portal.tsx';

/** The account page of the intranet, where the leaked password must be replaced. */
function AccountPage({ artifacts }: SceneProps<PasswordArtifacts>) {
  return (
    <Portal>
      <LeakNotice leaked={artifacts.leaked} />
      <PasswordChange leaked={artifacts.leaked} />
    </Portal>
  );
}

export default defineScene({
  inDebrief: false,
  Scene: AccountPage,
  messages: {
    correct: { tone: 'success', text: 'Nouveau mot de passe accepté. Points gagnés : {points}.' },
    'stolen-key': {
      tone: 'success',
      text: 'Nouveau mot de passe accepté. Points gagnés : {points}. Mais c’était l’ancien : vous venez de remettre la clé volée, et la liste n’y a rien vu. En vrai, prenez-en un autre.',
    },
    empty: { tone: 'warning', text: 'Saisissez un mot de passe avant de valider.' },
    incorrect: { tone: 'danger', text: 'Certaines contraintes ne sont pas respectées. Vérifie la liste.' },
  },
});
