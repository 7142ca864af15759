import {
  type Answer,
  type Choice,
  correct,
  defineChecker,
  fieldOf,
  incorrect,
  neutral,
  type Variant,
} from '#engine/authoring/server';
import { frenchList, frenchSpaces } from '#engine/authoring/toolbox';
import {
  type MartinArtifacts,
  type MartinReaction,
  type MartinReminder,
  type MartinReveal,
  type MartinSolved,
  PLACES,
  type Place,
  QUESTION_NAMES,
  QUESTIONS,
  type Question,
} from './artifacts.ts';
import { type DrawnNoon, drawNoon, noonTruth, outcomeOf } from './noon.server.ts';
import { type DrawnAnswer, drawAnswer, type Slip, written } from './places.server.ts';

interface Drawn extends DrawnAnswer {
  readonly noon: DrawnNoon;
  readonly [name: string]: unknown;
}

const isPlace = (question: Question): question is Place => PLACES.some((place) => place === question);

/** The mistake in a choice: null if the choice is right, undefined if it is none of the options. */
function slipOf(question: Question, choice: unknown, { places, noon }: Drawn): Slip | 'late' | null | undefined {
  if (typeof choice !== 'string') return undefined;
  if (isPlace(question)) {
    const { right, slips } = places[question];
    return choice === right ? null : Object.hasOwn(slips, choice) ? slips[choice] : undefined;
  }
  const { gestures, right, harmless } = noon[question];
  if (!gestures.some(({ value }) => value === choice)) return undefined;
  return choice === right ? null : harmless.includes(choice) ? 'harmless' : 'late';
}

export default defineChecker({
  secrets(variant: Variant): Drawn {
    const drawn = drawAnswer(variant);
    return { ...drawn, noon: drawNoon(variant, drawn.namesakes) };
  },

  artifacts: ({ sender, event, readers, places, workbook, noon }): MartinArtifacts => {
    const draftOf = (place: Place) => ({ value: places[place].value, shown: frenchSpaces(places[place].shown) });
    return {
      request: {
        subject: `${event} : il me manque votre réponse`,
        from: sender,
        lines: PLACES.flatMap((place) => places[place].asked ?? []).map(frenchSpaces),
      },
      draft: { to: draftOf('to'), copy: draftOf('copy'), file: draftOf('file'), link: draftOf('link') },
      readers,
      workbook,
      noon: frenchSpaces(noon.told),
      gestures: {
        to: written(places.to.gestures),
        copy: written(places.copy.gestures),
        file: written(places.file.gestures),
        link: written(places.link.gestures),
        tell: written(noon.tell.gestures),
        contain: written(noon.contain.gestures),
      },
    };
  },

  /**
   * Every question needs a choice. Tolerated choices cost nothing; if nothing is wrong, their lines are named. The verdict on a wrong
   * answer says the kind of mistake, if there is only one kind. Its output names one wrong line with what to compare there, never the right
   * option, and shows the effect of the choice for the mail sent by mistake at noon.
   */
  check(answer: Answer, drawn) {
    const slips = QUESTIONS.map((question) => slipOf(question, fieldOf(answer, question), drawn));
    if (slips.includes(undefined)) return neutral('incomplete');
    const wrong = slips.filter((slip) => slip !== null && slip !== 'harmless');
    const harmless = QUESTIONS.filter((_, index) => slips[index] === 'harmless');
    const first = WORST_FIRST.flatMap((slip) => QUESTIONS.filter((_, index) => slips[index] === slip))[0];
    if (first === undefined)
      return harmless.length > 0
        ? neutral('harmless', reminderOf(harmless, answer, drawn))
        : correct('correct', harmlessOf(drawn));
    const reaction: MartinReaction = {
      safe: QUESTIONS.length - wrong.length,
      of: QUESTIONS.length,
      again: first,
      line: quoted(first),
      look: frenchSpaces(LOOK_AGAIN[first]),
      noon: outcomeOf(drawn.noon, String(fieldOf(answer, 'contain'))),
    };
    const only = (kind: (typeof wrong)[number]) => wrong.every((slip) => slip === kind);
    if (only('trusting')) return incorrect('too-trusting', reaction);
    return only('late') ? incorrect('too-late', reaction) : incorrect('incorrect', reaction);
  },

  reveal: ({ places, noon }): MartinReveal => ({
    places: PLACES.map((place) => {
      const { shown, value, right, gestures, why } = places[place];
      return {
        place,
        shown,
        kept: value === right,
        right: gestures.find((gesture) => gesture.value === right)?.label ?? '',
        why,
      };
    }),
    noon: noonTruth(noon),
    afterwards: noon.afterwards,
  }),

  choices: (drawn) => QUESTIONS.map((question) => choiceOf(question, drawn)),
});

/** The order in which mistakes are named: sharing too much before acting too late. */
const WORST_FIRST = ['trusting', 'late'] as const satisfies readonly (Slip | 'late')[];

/** A question about each line, on what to compare there. It is the same for every drawn case, so that it does not give the answer away. */
const LOOK_AGAIN: Readonly<Record<Question, string>> = {
  to: 'Est-ce, en entier, l’adresse de qui vous écrit ?',
  copy: 'Ces personnes se connaissent-elles, et doivent-elles se répondre ?',
  file: 'Que demande Martin, et de quoi parle la feuille masquée ?',
  link: 'D’après le message, à qui doit-il servir ?',
  tell: 'Est-ce sorti de votre boîte, et cela parle-t-il de personnes ?',
  contain: 'Où en est cet envoi, et qui peut encore agir ?',
};

/** Labels of all tolerated options, which the victory screen does not report as mistakes among the player's first choices. */
function harmlessOf(drawn: Drawn): MartinSolved {
  const words = QUESTIONS.flatMap((question) =>
    gesturesOf(question, drawn).flatMap(({ value, label }) =>
      slipOf(question, value, drawn) === 'harmless' ? [frenchSpaces(label)] : [],
    ),
  );
  return { harmless: words };
}

const gesturesOf = (question: Question, { places, noon }: Drawn) =>
  (isPlace(question) ? places[question] : noon[question]).gestures;

const quoted = (question: Question) => `« ${QUESTION_NAMES[question]} »`;

/**
 * Names only the chosen options, and adds the outcome for the mail of noon if the choice does not stop the mail.
 * @param questions those with a tolerated choice, at least one
 */
function reminderOf(questions: readonly Question[], answer: Answer, drawn: Drawn): MartinReminder {
  const [again = 'to'] = questions;
  const chosen = questions.flatMap((question) =>
    gesturesOf(question, drawn).flatMap(({ value, label }) => (value === fieldOf(answer, question) ? [frenchSpaces(label)] : [])),
  );
  const lead = questions.length > 1 ? 'D’autres choix conviennent mieux' : 'Un autre choix convient mieux';
  const { says, stopped } = outcomeOf(drawn.noon, String(fieldOf(answer, 'contain')));
  const lines = frenchSpaces(`${lead} : ${frenchList(questions.map(quoted))}.`);
  return { lines: stopped ? lines : `${lines} ${says}`, again, harmless: chosen };
}

function choiceOf(question: Question, drawn: Drawn): Choice {
  const options = gesturesOf(question, drawn).map(({ value, label }) => {
    const slip = slipOf(question, value, drawn);
    return { value, text: label, act: slip === null ? 'safe' : slip === 'harmless' ? 'tolerated' : 'unsafe' } as const;
  });
  if (!isPlace(question)) return { field: question, options };
  const { value, shown, right } = drawn.places[question];
  const drafted = question === 'to' ? (shown.includes('Brévelle') ? 'a colleague' : 'somebody outside') : value;
  // Genuine: the draft is right in this line.
  return { field: question, options, genuine: value === right, surface: { drafted, length: shown.length } };
}
