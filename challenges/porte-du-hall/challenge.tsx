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
      text: 'Réponses justes : {right} sur {of}. Vérifier ne coûte rien, et personne n’est mal reçu. Mais il reste au moins une précaution dont la réponse est déjà sur le comptoir, ou sous vos yeux : qui accueillir, ou que laisser comme c’est ?',
    },
    'too-trusting': {
      tone: 'danger',
      text: 'Réponses justes : {right} sur {of}. Au moins une fois, vous faites confiance trop vite : qu’est-ce qui prouve que tout est en ordre, et où le lisez-vous ?',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Réponses justes : {right} sur {of}. Au moins une fois, vous fermez trop : cherchez la réponse qui aide sans rien condamner.',
    },
    incorrect: {
      tone: 'danger',
      text: 'Réponses justes : {right} sur {of}. Vous faites confiance trop vite ici, vous fermez trop là : comparez chaque fois ce qui est dit avec ce qui est écrit.',
    },
  },
});
