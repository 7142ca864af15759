import { defineScene, type SceneProps } from '#engine/authoring';
import type { MalikArtifacts } from './artifacts.ts';
import { Morning } from './morning.tsx';

/** The player's own morning: a flood, two Maliks, two colleagues' screens. */
function Support(scene: SceneProps<MalikArtifacts>) {
  return <Morning {...scene} />;
}

export default defineScene({
  Scene: Support,
  messages: {
    correct: {
      tone: 'success',
      text: 'Cinq gestes justes : la bonne aide peut entrer, l’autre reste dehors. Points gagnés : {points}.',
    },
    incomplete: { tone: 'warning', text: 'Il reste au moins une heure sans choix : la voici.' },
    'too-trusting': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Trop de confiance : quelqu’un a pris la main par une porte qu’il a choisie. Qui ouvre, et par où ?',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Trop de méfiance : l’aide demandée a été repoussée sans rien vérifier. Comment savoir si c’était elle ?',
    },
    'no-proof': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Vos questions ne prouvent rien : étage, service et numéro de demande se lisent dans une boîte ouverte. Vérifiez sans passer par lui.',
    },
    untold: {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Vous êtes à l’abri, pas les autres : que leur arrive-t-il, tant que le support n’en sait rien ?',
    },
    overlooked: {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Il reste la boîte : cherchez ce qui touche à votre compte de travail, ou à l’argent de la maison.',
    },
    incorrect: {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Reprenez heure par heure : qui ouvre la porte, par où, et qui l’apprend ?',
    },
  },
});
