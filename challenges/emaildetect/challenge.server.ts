import { type Answer, type Choice, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { type EmailDetectArtifacts, type EmailDetectReveal, type Mail, SIGNAL_NAMES, SIGNALS, type Signal } from './artifacts.ts';
import { SEATS as GENUINE, PRACTICE as PRACTISED_GENUINE } from './genuine.server.ts';
import { DOUBTFUL, SEATS as IMITATIONS, PRACTICE as PRACTISED_IMITATIONS } from './imitations.server.ts';
import { OLDER, RECENT } from './mails.server.ts';

/** The signs of every imitation (specification, section 5). An imitation greets everybody alike, so `greeting` is not among them. */
const PRESENT: readonly Signal[] = ['sender', 'urgency', 'link', 'typos'];

interface Secret {
  readonly imitation: string;
  readonly genuine: string;
  readonly [name: string]: unknown;
}

const imitationOf = (secrets: Secret) => withId([...IMITATIONS, ...PRACTISED_IMITATIONS], secrets.imitation);
const genuineOf = (secrets: Secret) => withId([...GENUINE, ...PRACTISED_GENUINE], secrets.genuine);

export default defineChecker({
  // The specification fixes the answer. Only the imitation with its four signs and the genuine mail for comparison are drawn.
  secrets: (variant): Secret => ({
    imitation: variant.pick(variant.pool(IMITATIONS, PRACTISED_IMITATIONS)).id,
    genuine: variant.pick(variant.pool(GENUINE, PRACTISED_GENUINE)).id,
  }),

  artifacts: (secrets): EmailDetectArtifacts => ({
    mails: [imitationOf(secrets).mail, ...RECENT, genuineOf(secrets).mail, ...OLDER].map(spaced),
    doubtful: DOUBTFUL,
  }),

  /** The ticked signs must be exactly `PRESENT`, in any order. */
  check(answer: Answer) {
    const signals = fieldOf(answer, 'signals');
    if (!Array.isArray(signals) || signals.length === 0) return neutral('empty');
    const ticked = new Set<unknown>(signals);
    const found = PRESENT.filter((signal) => ticked.has(signal)).length;
    const tooMany = ticked.size > found;
    if (found === PRESENT.length && !tooMany) return correct();
    const right = SIGNALS.filter((signal) => ticked.has(signal) === PRESENT.includes(signal)).length;
    const verdict = found === PRESENT.length ? 'too-many' : tooMany ? 'incorrect' : 'too-few';
    return incorrect(verdict, { right, of: SIGNALS.length });
  },

  reveal: (secrets): EmailDetectReveal => ({
    annotated: imitationOf(secrets).annotated,
    genuine: genuineOf(secrets).annotated,
    afterwards: [
      {
        when: '14 h 25',
        text: 'Camille transfère le message à l’adresse de signalement, sans y répondre ni ouvrir le lien.',
      },
      { when: '14 h 31', text: 'Fatou Diarra voit que 63 boîtes l’ont reçu ; Malik Benali bloque le site au bout du lien.' },
      {
        when: '14 h 50',
        text: 'Deux collègues avaient déjà saisi leur mot de passe. L’alerte le leur apprend : il est changé avant que quelqu’un s’en serve.',
      },
      {
        when: '17 h',
        text: 'L’heure passe, et il n’arrive rien. Karim Haddad écrit à tout le monde : « L’un des deux, c’était moi. Je l’ai dit à 14 h 52 ; c’est ce que je conseille. »',
      },
    ],
  }),

  choices: (): readonly Choice[] =>
    SIGNALS.map((signal) => ({
      field: signal,
      options: [
        { value: 'ticked', text: SIGNAL_NAMES[signal], act: PRESENT.includes(signal) ? 'safe' : 'unsafe' },
        { value: 'open', text: `${SIGNAL_NAMES[signal]}, laissée vide`, act: PRESENT.includes(signal) ? 'unsafe' : 'safe' },
      ],
    })),

  answerOf: (picked) => ({ signals: SIGNALS.filter((signal) => picked[signal] === 'ticked') }),
});

function withId<T extends { readonly id: string }>(items: readonly T[], id: string): T {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`no mail ${id}`);
  return item;
}

/** The mail with the no-break spaces of French typography. */
function spaced({ subject, body, attachment, ...mail }: Mail): Mail {
  return {
    ...mail,
    subject: frenchSpaces(subject),
    body: body.map((block) => (block.kind === 'text' ? { ...block, text: frenchSpaces(block.text) } : block)),
    ...(attachment ? { attachment: { ...attachment, size: frenchSpaces(attachment.size) } } : {}),
  };
}
