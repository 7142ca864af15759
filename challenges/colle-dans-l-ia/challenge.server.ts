import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral, type Variant } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { type ColleDansLIaArtifacts, type ColleDansLIaReveal, MARKS, type Mark } from './artifacts.ts';
import { type Draft, drawPaper, type Need, type Paper, type Passage } from './documents.server.ts';
import { drawTools, TOOL_TRUTHS, type Tool, WRONG_TOOL_ANSWERS } from './tools.server.ts';

type NumberedPassage = Passage & { readonly id: string };

interface NumberedLine {
  readonly id: string;
  readonly pieces: readonly (string | NumberedPassage)[];
}

interface Morning {
  readonly paper: Paper;
  /** The demand, and the answer to a well-marked paper, of the lines that this one has. */
  readonly task: string;
  readonly answered: string;
  readonly lines: readonly NumberedLine[];
  readonly passages: readonly NumberedPassage[];
  readonly tools: readonly Tool[];
}

export default defineChecker({
  secrets: (variant) => ({ morning: drawMorning(variant) }),

  artifacts: ({ morning: { paper, task, lines, tools } }): ColleDansLIaArtifacts => ({
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
    tools: tools.map(({ id, name, account, promise }) => ({ id, name, account, promise: frenchSpaces(promise) })),
  }),

  /** Everything that the task can do without is struck, nothing that it needs, and it goes into the house's own tool. */
  check(answer: Answer, { morning: { paper, answered: due, passages, tools } }) {
    const tool = tools.find(({ id }) => id === fieldOf(answer, 'tool'));
    const marks = passages.map(({ id }) => MARKS.find((mark) => mark === fieldOf(answer, id)));
    if (!tool || marks.includes(undefined)) return neutral('incomplete');
    const wrong = passages.filter((passage, index) => marks[index] !== dueMark(passage));
    const wrongly = (mark: Mark) => wrong.filter((passage) => dueMark(passage) !== mark);
    const told = (answered: string) => ({
      right: passages.length - wrong.length,
      of: passages.length,
      answered: frenchSpaces(answered),
    });
    if (tool.kind !== 'house') return incorrect('wrong-tool', told(WRONG_TOOL_ANSWERS[tool.kind]));
    if (!marks.includes('struck'))
      return incorrect('nothing-struck', told('Reçu, du premier au dernier mot. Que dois-je en faire ?'));
    if (!marks.includes('kept')) return incorrect('all-struck', told('Je ne lis que du noir. Que voulez-vous que j’en fasse ?'));
    const left = wrongly('kept');
    if (left.some(({ colour }) => colour === 'trap')) return incorrect('fooled', told(paper.fooled));
    if (left.length > 0) return incorrect('leaking', told('C’est fait. J’ai gardé au passage ce qu’on ne me demandait pas.'));
    if (wrong.length > 0) return incorrect('too-wary', told('Il manquait des mots : je les ai inventés. Cela se voit peu.'));
    return correct('correct', told(due));
  },

  reveal: ({ morning }): ColleDansLIaReveal => revealOf(morning),
});

function drawMorning(variant: Variant): Morning {
  const paper = drawPaper(variant);
  const some = <T>(all: readonly T[]) => variant.shuffle(all).slice(1);
  const needs: readonly Need[] = some(paper.needed);
  const body = variant.shuffle<Draft>([
    ...needs.map(({ line }) => line),
    ...some(paper.needless),
    ...(paper.planted ? [paper.planted] : []),
  ]);
  let count = 0;
  const lines = [paper.first, ...body].map((draft, index) => ({
    id: `ligne-${index + 1}`,
    pieces: draft.map((piece) => {
      if (typeof piece === 'string') return piece;
      count += 1;
      return { ...piece, id: `passage-${count}` };
    }),
  }));
  const passages = lines.flatMap(({ pieces }) => pieces.filter((piece) => typeof piece !== 'string'));
  return {
    paper,
    task: askedOf(paper, needs),
    answered: [paper.answered, ...needs.map(({ gives }) => `• ${gives}`)].join('\n'),
    lines,
    passages,
    tools: drawTools(variant),
  };
}

const FRENCH_LIST = new Intl.ListFormat('fr', { type: 'conjunction' });

/** The demand names only what this paper speaks of. */
function askedOf({ task }: Paper, needs: readonly Need[]): string {
  const topics = needs.flatMap(({ topic }) => topic ?? []);
  return topics.length === 0 ? task : `${task} ${FRENCH_LIST.format(topics)}.`;
}

function dueMark({ colour }: Passage): Mark {
  return colour === 'green' ? 'kept' : 'struck';
}

function revealOf({ paper, task, answered, lines, passages, tools }: Morning): ColleDansLIaReveal {
  return {
    lines,
    passages: passages.map(({ text, colour, why }) => ({ text, colour, why })),
    tools: tools.map(({ name, account, kind }) => ({
      shown: `${name}. ${account}.`,
      truth: TOOL_TRUTHS[kind],
      genuine: kind === 'house',
    })),
    asked: task,
    by: tools.find(({ kind }) => kind === 'house')?.name ?? '',
    answered: frenchSpaces(answered),
    check: paper.check,
    afterwards:
      'Fatou Diarra a demandé qui avait déjà collé un document entier quelque part. Elle a levé la main la première : un courrier de la direction, un dimanche, « pour le ton ». Gwenaëlle Riou a levé la sienne. Le lundi, l’assistant de la maison était ouvert à tout le monde, avec la règle des trois couleurs au-dessus de la case où l’on colle.',
  };
}
