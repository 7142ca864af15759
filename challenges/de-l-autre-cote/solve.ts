import type { Lazy, Solve } from '#engine/authoring/server';
import type { Aimed, Named, OtherSideArtifacts } from './artifacts.ts';

/** The words by which each message is known, and what a careful reader does with it. */
const READINGS: readonly { readonly words: RegExp; readonly lever: Named; readonly gesture: RegExp }[] = [
  { words: /ne pose pas de questions/, lever: 'autorite', gesture: /la demande écrite/ },
  { words: /ne se discute pas/, lever: 'autorite', gesture: /J’appelle son bureau/ },
  { words: /repart dans/, lever: 'urgence', gesture: /J’appelle l’accueil/ },
  { words: /valable que/, lever: 'urgence', gesture: /J’ouvre La Passerelle/ },
  { words: /sauveriez/, lever: 'service', gesture: /Je la présente à Solène/ },
  { words: /dépannez/, lever: 'service', gesture: /J’aide autrement/ },
  { words: /week-end/, lever: 'gain', gesture: /Je cherche l’annonce/ },
  { words: /prime énergie/, lever: 'gain', gesture: /J’appelle Inès/ },
  { words: /seront effacés/, lever: 'peur', gesture: /J’appelle le support/ },
  { words: /perdrez tout/, lever: 'peur', gesture: /Je raccroche, et j’appelle/ },
  { words: /N’en dites rien/, lever: 'secret', gesture: /à ma responsable/ },
  { words: /ne demandez à personne/, lever: 'secret', gesture: /J’en parle à Solène/ },
  { words: /entretiens/, lever: 'aucun', gesture: /J’ouvre La Passerelle/ },
  { words: /élingues/, lever: 'aucun', gesture: /Je regarde mon bon/ },
  { words: /badge est prêt/, lever: 'aucun', gesture: /Je passe le prendre/ },
  { words: /navire est en avance/, lever: 'aucun', gesture: /oui ou non/ },
  { words: /nos camions/, lever: 'aucun', gesture: /Je regarde le portail/ },
  { words: /grue 3/, lever: 'aucun', gesture: /J’en parle au quai/ },
  { words: /numéro change/, lever: 'aucun', gesture: /Je le note demain/ },
  { words: /conteneur arrive/, lever: 'aucun', gesture: /je regarde le suivi/ },
  { words: /ordre du port/, lever: 'autorite', gesture: /J’appelle la capitainerie/ },
  { words: /se ferme dans/, lever: 'urgence', gesture: /poste de garde/ },
  { words: /croisière/, lever: 'gain', gesture: /Je remercie/ },
  { words: /faute grave/, lever: 'peur', gesture: /saurait la première/ },
  { words: /je n’ai que vous/, lever: 'service', gesture: /joindre le support/ },
  { words: /aucun collègue/, lever: 'secret', gesture: /J’appelle la direction/ },
  { words: /dossier commun/, lever: 'aucun', gesture: /^Je regarde les photos/ },
  { words: /écharpe/, lever: 'aucun', gesture: /Je dis merci/ },
  { words: /casque est réparé/, lever: 'aucun', gesture: /Je monte le chercher/ },
  { words: /relire ma note/, lever: 'aucun', gesture: /^Je relis/ },
];

/** What a lure asks for. */
const OBEYS = /^Je (?:dicte|renvoie|clique|donne|réserve|m’identifie|me reconnecte|prête|lis|les donne)|^J’envoie/;
/** Reports, blocks, hangs up and refuses what is genuine. */
const DISTRUSTS = /^Je (?:signale|bloque|raccroche :|refuse)/;

type Reading = { readonly lever: Named; readonly gesture: string };

const play =
  (read: (message: Aimed) => Reading): Solve<OtherSideArtifacts> =>
  ({ messages }) =>
    Object.fromEntries(
      messages.flatMap((message) => {
        const { lever, gesture } = read(message);
        const id = message.gestures.find(({ text }) => text === gesture)?.id ?? '';
        return [
          [`${message.id}-levier`, lever],
          [`${message.id}-geste`, id],
        ];
      }),
    );

function readingOf({ text, gestures }: Aimed): Reading {
  const reading = READINGS.find(({ words }) => words.test(plain(text)));
  if (!reading) throw new Error(`no reading of « ${text} »`);
  return { lever: reading.lever, gesture: gestures.find((gesture) => reading.gesture.test(gesture.text))?.text ?? '' };
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const first = ({ gestures }: Aimed, wanted: RegExp) => gestures.find(({ text }) => wanted.test(plain(text)))?.text;

/** Looks for the words that lean on somebody, then takes the gesture that takes their weight away. */
const solve: Solve<OtherSideArtifacts> = play(readingOf);

export default solve;

/** Sees haste everywhere and reports what can be reported; finds everything normal and does what is asked. */
export const lazy: Lazy<Solve<OtherSideArtifacts>> = {
  refuse: play((message) => {
    const { lever, gesture } = readingOf(message);
    return { lever: lever === 'aucun' ? 'urgence' : lever, gesture: first(message, DISTRUSTS) ?? gesture };
  }),
  accept: play((message) => ({ lever: 'aucun', gesture: first(message, OBEYS) ?? readingOf(message).gesture })),
};

/** A plausible answer that must count as a failed attempt: everything looks urgent. */
export const wrong = {
  'message1-levier': 'urgence',
  'message1-geste': 'a',
  'message2-levier': 'urgence',
  'message2-geste': 'a',
  'message3-levier': 'urgence',
  'message3-geste': 'a',
};
