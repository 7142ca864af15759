import { defineScene } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { OtherSide } from './other-side.tsx';

export default defineScene({
  Scene: OtherSide,
  messages: {
    correct: {
      tone: 'success',
      text: frenchSpaces('Trois messages lus, le levier nommé, le bon geste à chacun. Points gagnés : {points}.'),
    },
    sent: null,
    incomplete: {
      tone: 'warning',
      text: frenchSpaces('Tout choix qui manque est encadré : voici le premier. Rien n’est compté.'),
    },
    'too-trusting': {
      tone: 'danger',
      text: frenchSpaces(
        'Réponses justes : {right} sur {of}. Un message vous paraît calme, et il pousse pourtant : quelle phrase vous ferait agir plus vite que d’habitude ?',
      ),
    },
    'too-wary': {
      tone: 'danger',
      text: frenchSpaces(
        'Réponses justes : {right} sur {of}. Un message ne pousse nulle part : lequel vous laisse le temps, le choix, et un moyen de vérifier ?',
      ),
    },
    gestures: {
      tone: 'danger',
      text: frenchSpaces(
        'Réponses justes : {right} sur {of}. Les leviers sont bien nommés. Au moins un geste ne va pas : quand on vous pousse, sort-il du message ? quand rien ne pousse, répond-il à la personne ?',
      ),
    },
    incorrect: {
      tone: 'danger',
      text: frenchSpaces(
        'Réponses justes : {right} sur {of}. Cherchez dans chaque message la phrase sans laquelle il perdrait sa force : c’est elle qui donne le levier.',
      ),
    },
  },
});
