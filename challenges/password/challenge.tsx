import { defineScene, type SceneProps } from '#engine/authoring';
import type { PasswordArtifacts } from './artifacts.ts';
import { LeakNotice } from './leak-notice.tsx';
import { PasswordChange } from './password-change.tsx';
import { Portal } from './portal.tsx';

/** The account page of the intranet, on which the leaked password must be replaced. */
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
    correct: {
      tone: 'success',
      deed: { about: 'Nouveau mot de passe', did: '{worth}', outcome: 'accepted' },
      text: 'Nouveau mot de passe accepté. {worth} Points gagnés : {points}.',
    },
    weak: {
      tone: 'warning',
      deed: {
        about: 'Nouveau mot de passe',
        did: '{worth}, deviné dans la nuit. Ce qui le trahit : {because}.',
        better: 'le gestionnaire le tire au hasard.',
        outcome: 'review',
      },
      text: 'Accepté, mais à revoir. {worth} : un robot le devinerait dans la nuit. Ce qui le trahit : {because}. Au travail, on en prend un autre. Points gagnés : {points}.',
    },
    'stolen-key': {
      tone: 'warning',
      text: 'Les quatre règles y sont, et c’est pourtant la clé volée : une liste ne voit que la forme. Prenez un mot de passe qui ne lui doive rien.',
    },
    'tried-already': {
      tone: 'warning',
      text: 'Les quatre règles y sont, mais c’est l’ancien à un détail près : les robots l’ont déjà essayé cette nuit. Prenez un mot de passe qui ne lui doive rien.',
    },
    empty: { tone: 'warning', text: 'Saisissez un mot de passe avant de valider.' },
    incorrect: { tone: 'danger', text: 'Certaines contraintes ne sont pas respectées. Vérifie la liste.' },
  },
});
