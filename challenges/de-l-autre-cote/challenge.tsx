import { defineScene } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { OtherSide } from './other-side.tsx';

export default defineScene({
  Scene: OtherSide,
  messages: {
    correct: {
      tone: 'success',
      text: frenchSpaces('{outcome}, et le bon geste à chacun. Points gagnés : {points}.'),
    },
    sent: null,
    incomplete: {
      tone: 'warning',
      text: frenchSpaces('Tout choix qui manque est encadré : voici le premier. Rien n’est compté.'),
    },
    'too-trusting': {
      tone: 'danger',
      text: frenchSpaces(
        'Réponses justes : {right} sur {of}. Le message {message} vous paraît calme, et il pousse pourtant : quelle phrase vous ferait agir plus vite que d’habitude ?',
      ),
    },
    'too-wary': {
      tone: 'danger',
      text: frenchSpaces(
        'Réponses justes : {right} sur {of}. Le message {message} vous paraît pousser : n’y trouvez-vous pas du temps, un choix, un moyen de vérifier ?',
      ),
    },
    gestures: {
      tone: 'danger',
      text: frenchSpaces(
        'Réponses justes : {right} sur {of}. Les leviers sont bien nommés. Reprenez votre geste au message {message} : quand on vous pousse, sort-il du message ? quand rien ne pousse, répond-il à la personne ?',
      ),
    },
    incorrect: {
      tone: 'danger',
      text: frenchSpaces(
        'Réponses justes : {right} sur {of}. Commencez par le message {message} : y a-t-il une phrase sans laquelle il perdrait sa force ? C’est elle qui donne le levier.',
      ),
    },
  },
});
