import { defineScene } from '#engine/authoring';
import { Hall } from './hall.tsx';

export default defineScene({
  Scene: Hall,
  messages: {
    correct: {
      tone: 'success',
      text: 'Cinq réponses justes : les personnes attendues sont entrées, et personne n’a été mal reçu. Points gagnés\u00a0: {points}.',
    },
    incomplete: { tone: 'warning', text: 'Il manque au moins une réponse : voici la première. Rien n’est compté.' },
    'already-announced': {
      tone: 'warning',
      text: 'Rien n’est compté : vérifier ne coûte rien, et personne n’est mal reçu. Mais un de vos appels au moins a déjà sa réponse, sur le comptoir ou sous vos yeux : que pouvez-vous accueillir, ou laisser comme c’est ?',
    },
    'too-trusting': {
      tone: 'danger',
      text: 'Réponses justes : {right} sur {of}. Aux autres, vous ouvrez trop vite : qu’est-ce qui prouve que c’est prévu, et où est-ce écrit ?',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Réponses justes : {right} sur {of}. Aux autres, vous fermez trop : relisez ce qui est annoncé, ou proposez une aide.',
    },
    incorrect: {
      tone: 'danger',
      text: 'Réponses justes : {right} sur {of}. Vous ouvrez trop vite ici, vous fermez trop là : comparez chaque fois ce qui est dit avec ce qui est écrit.',
    },
  },
});
