import { defineScene, type SceneProps } from '#engine/authoring';
import type { MartinArtifacts } from './artifacts.ts';
import { Correspondence } from './correspondence.tsx';

/** Friday, 16 h 40: one answer in the drafts, and one mail that was sent by mistake at noon. */
function Friday(scene: SceneProps<MartinArtifacts>) {
  return <Correspondence {...scene} />;
}

export default defineScene({
  Scene: Friday,
  messages: {
    correct: {
      tone: 'success',
      text: 'Relu, envoyé, rattrapé : chacun a reçu sa part, et rien de plus. Points gagnés : {points}.',
    },
    incomplete: { tone: 'warning', text: 'Il reste au moins un choix à faire : le voici.' },
    harmless: {
      tone: 'warning',
      text: 'Rien n’est compté : aucun de vos choix ne fait de mal. {lines}',
    },
    'too-trusting': {
      tone: 'danger',
      text: 'Choix sans danger : {safe} sur {of}. La réponse en montre encore trop. À revoir d’abord : {line}. {look}',
    },
    'too-late': {
      tone: 'danger',
      text: 'Choix sans danger : {safe} sur {of}. La réponse peut partir. À revoir d’abord : {line}. {look}',
    },
    incorrect: {
      tone: 'danger',
      text: 'Choix sans danger : {safe} sur {of}. À revoir d’abord : {line}. {look} Puis relisez le reste de la même façon.',
    },
  },
});
