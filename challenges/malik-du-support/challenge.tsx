import { defineScene, type SceneProps } from '#engine/authoring';
import type { MalikArtifacts } from './artifacts.ts';
import { Morning } from './morning.tsx';

/** The player's own morning: a flood, two Maliks, a colleague's screen. */
function Support(scene: SceneProps<MalikArtifacts>) {
  return <Morning {...scene} />;
}

export default defineScene({
  Scene: Support,
  messages: {
    correct: {
      tone: 'success',
      text: 'Cinq gestes justes : la bonne aide est entrée, l’autre est restée dehors. Points gagnés : {points}.',
    },
    incomplete: { tone: 'warning', text: 'Il reste au moins une heure sans choix : la voici.' },
    'already-verified': {
      tone: 'info',
      text: 'Presque : au 4210, le vrai Malik répond qu’un des deux contacts était bien lui. Rappeler n’a rien coûté. Lequel pouviez-vous suivre ?',
    },
    'too-trusting': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Trop de confiance : quelqu’un que vous n’attendiez pas a pris la main. Comparez le numéro et l’outil avec votre pense-bête.',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Trop de méfiance : une aide demandée a été repoussée. Qui d’autre que le support connaît le bon numéro ?',
    },
    untold: {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Vous êtes à l’abri, pas les autres : à quelle heure gardez-vous pour vous ce que le support doit apprendre ?',
    },
    overlooked: {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Il reste la boîte : cherchez ce qui touche à votre compte de travail, ou à l’argent de la maison.',
    },
    incorrect: {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Reprenez heure par heure : quel numéro, quel outil, et qui l’apprend ?',
    },
  },
});
