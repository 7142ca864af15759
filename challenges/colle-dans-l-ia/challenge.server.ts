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
import { type ColleDansLIaArtifacts, type ColleDansLIaReveal, MARK_WORDS, MARKS, type Mark } from './artifacts.ts';
import { drawPaper } from './documents.server.ts';
import type { Draft, Need, Paper, Passage } from './papers.server.ts';
import {
  BY_HAND,
  CATALOGUE_RULE,
  type DrawnTools,
  drawTools,
  NOT_FOR_THIS,
  TOOL_TRUTHS,
  type Tool,
  WRONG_TOOL_ANSWERS,
} from './tools.server.ts';

/** Number of needed passages that may be struck by mistake: the reply can do without one. */
const FORGIVEN = 1;
const COLLEAGUE = 'Votre collègue';

const OUTCOMES = {
  tool: 'Le bon outil, et juste ce qu’il lui fallait. Il reste à relire sa réponse.',
  hand: 'Aucun assistant ne convenait, et votre collègue n’a lu que l’utile.',
  forgiven: 'Le bon choix ; un passage barré en trop : la réponse s’en passe, et le dit.',
} as const;

type Wrong = 'nothing-struck' | 'all-struck' | 'leaking' | 'too-wary';
const BY_ASSISTANT: Readonly<Record<Wrong, string>> = {
  'nothing-struck': 'Reçu, du premier au dernier mot. Que dois-je en faire ?',
  'all-struck': 'Je ne lis que du noir. Que voulez-vous que j’en fasse ?',
  leaking: 'C’est fait. J’ai lu aussi ce qu’on ne me demandait pas : c’est écrit dans notre conversation.',
  'too-wary': 'Il manquait des mots : je les ai inventés. Cela se voit peu.',
};
const BY_COLLEAGUE: Readonly<Record<Wrong, string>> = {
  'nothing-struck': 'J’ai tout lu, du premier au dernier mot. Fallait-il que je sache tout cela ?',
  'all-struck': 'Je ne vois que du noir. De quoi parlons-nous ?',
  leaking: 'C’est fait. J’ai lu au passage ce qui ne me regardait pas.',
  'too-wary': 'Il me manque des mots pour vous aider. Lesquels ?',
};

type NumberedPassage = Passage & { readonly id: string };

interface NumberedLine {
  readonly id: string;
  readonly pieces: readonly (string | NumberedPassage)[];
}

/** A line that the task needs, with the sentence that the reply makes of it. */
type NumberedNeed = NumberedLine & { readonly gives: string };

interface Morning extends DrawnTools {
  readonly paper: Paper;
  /** The task, and the reply to a rightly marked paper; both name only the topics of the drawn lines. */
  readonly task: string;
  readonly answered: string;
  readonly needs: readonly NumberedNeed[];
  readonly lines: readonly NumberedLine[];
  readonly passages: readonly NumberedPassage[];
}

export default defineChecker({
  secrets: (variant) => ({ morning: drawMorning(variant) }),

  artifacts: ({ morning: { paper, task, lines, tools, catalogue } }): ColleDansLIaArtifacts => ({
    owner: paper.owner,
    title: paper.title,
    task,
    lines: lines.map(({ id, pieces }) => ({
      id,
      pieces: pieces.map((piece) =>
        typeof piece === 'string' ? frenchSpaces(piece) : { id: piece.id, text: frenchSpaces(piece.text) },
      ),
      pale: pieces.some((piece) => typeof piece !== 'string' && piece.colour === 'trap'),
    })),
    catalogue: { entries: catalogue, rule: CATALOGUE_RULE },
    tools: tools.map(({ id, name, account, promise }) => ({ id, name, account, promise: frenchSpaces(promise) })),
  }),

  /**
   * A solve needs three things: all needless passages struck, at most `FORGIVEN` needed ones struck, and the right tool by the catalogue,
   * or none. Striking more needed ones leaks nothing, so it does not count as an attempt.
   */
  check(answer: Answer, { morning }) {
    const { paper, passages, tools, right } = morning;
    const tool = tools.find(({ id }) => id === fieldOf(answer, 'tool'));
    const marks = passages.map(({ id }) => MARKS.find((mark) => mark === fieldOf(answer, id)));
    if (!tool || marks.includes(undefined)) return neutral('incomplete');
    const wrong = passages.filter((passage, index) => marks[index] !== dueMark(passage));
    const wrongly = (mark: Mark) => wrong.filter((passage) => dueMark(passage) !== mark);
    const told = (answered: string) => ({
      right: passages.length - wrong.length,
      of: passages.length,
      by: whoAnswers(tool),
      answered: frenchSpaces(answered),
    });
    const harmless = [MARK_WORDS.struck];
    if (tool.kind !== right && tool.kind !== 'hand')
      return incorrect(tool.kind === 'house' ? 'wrong-use' : 'wrong-tool', told(WRONG_TOOL_ANSWERS[tool.kind]));
    const remarks = tool.kind === 'hand' ? BY_COLLEAGUE : BY_ASSISTANT;
    if (!marks.includes('struck')) return incorrect('nothing-struck', told(remarks['nothing-struck']));
    // An instruction planted for an assistant has no effect on a colleague.
    const left = wrongly('kept').filter(({ colour }) => tool.kind !== 'hand' || colour !== 'trap');
    if (left.some(({ colour }) => colour === 'trap')) return incorrect('fooled', told(paper.fooled));
    if (left.length > 0) return incorrect('leaking', told(remarks.leaking));
    if (!marks.includes('kept')) return neutral('all-struck', { ...told(remarks['all-struck']), harmless });
    if (wrong.length > FORGIVEN) return neutral('too-wary', { ...told(remarks['too-wary']), harmless });
    if (right !== 'hand') harmless.push(BY_HAND);
    if (tool.kind !== right) return neutral('by-hand', { ...told(WRONG_TOOL_ANSWERS.hand), harmless });
    const outcome = wrong.length > 0 ? OUTCOMES.forgiven : OUTCOMES[tool.kind === 'hand' ? 'hand' : 'tool'];
    const better = Object.fromEntries(wrong.map(({ text }) => [`${frenchSpaces(text)} : ${MARK_WORDS.struck}`, MARK_WORDS.kept]));
    return correct('correct', { ...told(answerTo(morning, new Set(wrong.map(({ id }) => id)))), outcome, harmless, better });
  },

  reveal: ({ morning }): ColleDansLIaReveal => revealOf(morning),

  choices: ({ morning }) => choicesOf(morning),
});

function drawMorning(variant: Variant): Morning {
  const paper = drawPaper(variant);
  const drawn = drawTools(variant, paper.byHand ?? false);
  const some = <T>(all: readonly T[]) => variant.shuffle(all).slice(1);
  const needs: readonly Need[] = some(paper.needed);
  const body = variant.shuffle<Draft>([
    ...needs.map(({ line }) => line),
    ...some(paper.needless),
    // The planted line is for an assistant: it is left out where a colleague reads the paper.
    ...(paper.planted && drawn.right === 'house' ? [paper.planted] : []),
  ]);
  let count = 0;
  const numbered = new Map(
    [paper.first, ...body].map((draft, index): [Draft, NumberedLine] => [
      draft,
      {
        id: `ligne-${index + 1}`,
        pieces: draft.map((piece) => {
          if (typeof piece === 'string') return piece;
          count += 1;
          return { ...piece, id: `passage-${count}` };
        }),
      },
    ]),
  );
  const lines = [...numbered.values()];
  const passages = lines.flatMap(({ pieces }) => pieces.filter((piece) => typeof piece !== 'string'));
  const numberedNeeds = needs.flatMap(({ line, gives }) => {
    const at = numbered.get(line);
    return at ? [{ ...at, gives }] : [];
  });
  return {
    paper,
    task: askedOf(paper, needs),
    answered: [paper.answered, ...needs.map(({ gives }) => `• ${gives}`)].join('\n'),
    needs: numberedNeeds,
    lines,
    passages,
    ...drawn,
  };
}

/** The reply to a paper on which these needed passages are struck. For each line that could not be read, the reply says so. */
function answerTo({ paper, needs, lines: [first] }: Morning, struck: ReadonlySet<string>): string {
  const isStruck = (piece: string | NumberedPassage) => typeof piece !== 'string' && struck.has(piece.id);
  const read = (pieces: NumberedLine['pieces']) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : isStruck(piece) ? '(barré)' : piece.text)).join('');
  return [
    first?.pieces.some(isStruck) ? 'La première ligne m’a manqué. Du reste, je tire ceci :' : paper.answered,
    ...needs.map(({ pieces, gives }) =>
      pieces.some(isStruck) ? `• « ${read(pieces)} » : je n’ai rien pu en tirer.` : `• ${gives}`,
    ),
  ].join('\n');
}

/** The task, followed by the topics of the drawn lines only. */
function askedOf({ task }: Paper, needs: readonly Need[]): string {
  const topics = needs.flatMap(({ topic }) => topic ?? []);
  return topics.length === 0 ? task : `${task} ${frenchList(topics)}.`;
}

function dueMark({ colour }: Passage): Mark {
  return colour === 'green' ? 'kept' : 'struck';
}

/** Striking a needed passage is tolerated, and so is doing without an assistant, which is slower. */
function choicesOf({ tools, right, passages }: Morning): readonly Choice[] {
  return [
    {
      field: 'tool',
      options: tools.map(({ id, kind, name, account, promise }) => ({
        value: id,
        text: `${name} ${account} ${promise}`,
        act: kind === right ? 'safe' : kind === 'hand' ? 'tolerated' : 'unsafe',
      })),
    },
    ...passages.map((passage): Choice => {
      const kept = dueMark(passage) === 'kept';
      return {
        field: passage.id,
        options: [
          { value: 'kept', text: passage.text, act: kept ? 'safe' : 'unsafe' },
          { value: 'struck', text: `${passage.text} (barré)`, act: kept ? 'tolerated' : 'safe' },
        ],
        genuine: kept,
        surface: {
          length: passage.text.length,
          figures: /\d/.test(passage.text) ? 'some' : 'none',
          capital: /^\p{Lu}/u.test(passage.text) ? 'yes' : 'no',
          pale: passage.colour === 'trap' ? 'yes' : 'no',
        },
      };
    }),
  ];
}

function whoAnswers({ kind, name }: Tool): string {
  return kind === 'hand' ? COLLEAGUE : name;
}

function revealOf({ paper, task, answered, lines, passages, tools, right }: Morning): ColleDansLIaReveal {
  const byHand = right === 'hand';
  const used = tools.find(({ kind }) => kind === right);
  return {
    lines,
    passages: passages.map(({ text, colour, why }) => ({ text, colour, why })),
    tools: tools
      .filter(({ kind }) => byHand || kind !== 'hand')
      .map(({ name, account, kind }) => ({
        shown: `${name}. ${account}.`,
        truth: byHand && kind === 'house' ? NOT_FOR_THIS : TOOL_TRUTHS[kind],
        genuine: kind === right,
      })),
    asked: task,
    by: used ? whoAnswers(used) : '',
    answered: frenchSpaces(answered),
    check: byHand && !paper.byHand ? 'Fait à deux : pendant que l’on écrit, l’autre compare avec l’original.' : paper.check,
    afterwards:
      'Fatou Diarra a demandé qui avait déjà collé un document entier quelque part. Inès Moreau a levé la main la première : un dossier, un dimanche, « pour gagner du temps ». Le lundi, le catalogue était affiché au-dessus de la case où l’on colle, avec la règle des trois couleurs.',
  };
}
