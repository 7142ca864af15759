import { defineScene, SEQUENCE_MESSAGES } from '#engine/authoring';
import { OtherSide } from './other-side.tsx';

export default defineScene({
  Scene: OtherSide,
  messages: {
    ...SEQUENCE_MESSAGES,
    correct: {
      tone: 'success',
      text: 'Deux leviers nommés, un message sincère reconnu, et un geste juste à chacun. Points gagnés : {points}.',
    },
    sent: null,
    'too-trusting': { tone: 'danger', text: '{says} Quel geste ne dépendrait plus de la personne qui demande ?' },
  },
});
